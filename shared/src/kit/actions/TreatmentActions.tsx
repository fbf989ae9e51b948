import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';

import type { ButtonVariant } from '../Button.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { AssessmentButton } from './AssessmentButton.tsx';
import { WhatsappLink } from './WhatsappLink.tsx';

type Props = {
  treatment: { title: string; titleLang?: string };
  /** Goes with the title into the assessment form. */
  category: string;
  /** What the button says; a screen reader hears the treatment's name after it. */
  label: string;
  /** The message names `{treatment}`. */
  whatsapp: { label: string; message: string };
  variant?: ButtonVariant;
};

/** The two ways to ask for a treatment: the assessment form and WhatsApp. */
export function TreatmentActions({
  treatment: { title, titleLang },
  category,
  label,
  whatsapp,
  variant,
}: Props) {
  const lang = useLang();
  const message = fill(whatsapp.message, { treatment: title }, lang);
  const name = (
    <VisuallyHidden>
      : <span lang={titleLang}>{title}</span>
    </VisuallyHidden>
  );
  return (
    <>
      <AssessmentButton variant={variant} serviceName={title} category={category}>
        {label}
        {name}
      </AssessmentButton>
      <WhatsappLink variant="quiet" message={message}>
        {whatsapp.label}
        {name}
      </WhatsappLink>
    </>
  );
}
