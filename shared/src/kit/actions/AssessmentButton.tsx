import { useAppDispatch } from '@tesela/core/store';
import type { ReactNode } from 'react';

import { Button, type ButtonVariant } from '../Button.tsx';
import { scripted } from '../layout/layout.ts';
import { assessmentRequested } from './assessmentSlice.ts';
import { WhatsappLink } from './WhatsappLink.tsx';

type Props = {
  /** Title of the service or experience; shown in the form. */
  serviceName?: string;
  category?: string;
  /** With whom; leaves the treatment open. */
  doctor?: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
};

/** Opens the shell's assessment form from anywhere; without scripts, a chat with the clinic about the same. */
export function AssessmentButton({ serviceName, category, doctor, className = '', ...rest }: Props) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Button
        {...rest}
        className={`${scripted} ${className}`}
        aria-haspopup="dialog"
        onClick={() => dispatch(assessmentRequested({ serviceName, category, doctor }))}
      />
      {/* React renders it on the server only. */}
      <noscript>
        <WhatsappLink {...rest} className={className} message={serviceName ?? category ?? doctor ?? ''} />
      </noscript>
    </>
  );
}
