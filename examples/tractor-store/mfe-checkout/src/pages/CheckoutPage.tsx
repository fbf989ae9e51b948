import type { PageDefinition } from '@tesela/core/contract';
import { Link, useNavigateTo } from '@tesela/core/navigation';
import { Slot } from '@tesela/core/slot';

import { basket } from '#features/basket/useBasket.ts';
import { actions, paths } from '#paths.ts';

import styles from './CheckoutPage.module.css';

/* oxlint-disable jsx-a11y/autocomplete-valid -- it does not know the names of people */
function CheckoutPage() {
  const navigateTo = useNavigateTo();
  return (
    <div className="page">
      <h1>Checkout</h1>
      <form
        method="post"
        action={actions.order}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // Nothing is sold: what was typed goes nowhere.
          basket.empty();
          navigateTo(paths.thanks);
        }}
      >
        <fieldset>
          <legend>Personal data</legend>
          <div className={styles.names}>
            <label>
              First name
              <input name="firstname" autoComplete="given-name" required maxLength={80} />
            </label>
            <label>
              Last name
              <input name="lastname" autoComplete="family-name" required maxLength={80} />
            </label>
          </div>
        </fieldset>
        <fieldset>
          <legend>Store pickup</legend>
          <Slot name="store-picker" />
        </fieldset>
        <div className={styles.buttons}>
          <button className="button" data-kind="primary">
            Place order
          </button>
          <Link to={paths.cart} className="button">
            Back to basket
          </Link>
        </div>
      </form>
    </div>
  );
}

export const page: PageDefinition<unknown> = {
  Component: CheckoutPage,
  meta: () => ({ title: 'Checkout', description: 'Name, store, done.' }),
};
