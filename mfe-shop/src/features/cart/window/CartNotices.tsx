import { SentAnswers } from '@clinic/shared/kit/actions/SentAnswers';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useAppDispatch } from '@tesela/core/store';

import { ProductName } from '#components/ProductName.tsx';
import type { CartContent } from '#content/shopDocuments.ts';

import type { Offers } from '../order/offers.ts';
import { useOrder } from '../order/useOrder.ts';
import {
  noticeCleared,
  orderDismissed,
  orderSent,
  orderUndone,
  removalDismissed,
  removalUndone,
} from '../state/cartSlice.ts';
import { openedOrder, type CartNotice, type CartState, type Order } from '../state/cartState.ts';
import { CopyText } from './CopyText.tsx';
import { Notice } from './Notice.tsx';

type Props = {
  cart: Pick<CartState, 'removal' | 'orders' | 'opened' | 'sent' | 'notices'>;
  offers: Offers;
  content: CartContent;
  /**
   * Called when a notice was answered and disappears. `restored` is the id of the product that came back, if
   * any.
   */
  onAnswer: (restored?: string) => void;
};

function OrderNotice({ order, offers, content, onAnswer }: Omit<Props, 'cart'> & { order: Order }) {
  const dispatch = useAppDispatch();
  const { whole, message } = useOrder(order, offers, content.order);
  const lang = useLang();
  const { undo, dismiss, asked } = content.removal;
  return (
    <Notice
      dismissLabel={dismiss}
      onDismiss={() => {
        dispatch(orderDismissed());
        onAnswer();
      }}
      undo={{
        label: undo,
        onUndo: () => {
          dispatch(orderUndone());
          onAnswer();
        },
      }}
      actions={<CopyText text={whole} words={content.copy} />}
      answers={
        <SentAnswers
          words={asked}
          message={message.text}
          onSent={() => {
            dispatch(orderSent());
            onAnswer();
          }}
        />
      }
    >
      <strong>{fill(asked.heading, { reference: order.reference }, lang)}</strong> {asked.text}
    </Notice>
  );
}

/** Shows what happened to the cart and the actions for it. */
export function CartNotices(props: Props) {
  const { cart, content, onAnswer } = props;
  const dispatch = useAppDispatch();
  const { removal, notices, sent } = cart;
  const lang = useLang();
  const order = openedOrder(cart);
  const words = content.removal;
  const taken = (removal?.taken ?? []).map(({ line }) => line);

  function clear(notice: CartNotice) {
    dispatch(noticeCleared(notice));
    onAnswer();
  }

  return (
    <>
      {notices.map((notice) => (
        <Notice key={notice} dismissLabel={words.dismiss} onDismiss={() => clear(notice)}>
          {content.notices[notice]}
        </Notice>
      ))}
      {removal && (
        <Notice
          dismissLabel={words.dismiss}
          onDismiss={() => {
            dispatch(removalDismissed());
            onAnswer();
          }}
          undo={{
            label: words.undo,
            onUndo: () => {
              dispatch(removalUndone());
              onAnswer(taken.length === 1 ? taken[0]?.id : undefined);
            },
          }}
        >
          {words[removal.kind]}{' '}
          {removal.kind === 'line' && taken.map((line) => <ProductName key={line.id} product={line} />)}
        </Notice>
      )}
      {sent && (
        <Notice
          isEnd
          dismissLabel={words.dismiss}
          onDismiss={() => {
            dispatch(orderDismissed());
            onAnswer();
          }}
        >
          <strong>{fill(words.sent.heading, { reference: sent }, lang)}</strong> {words.sent.text}
        </Notice>
      )}
      {order && <OrderNotice order={order} {...props} />}
    </>
  );
}
