import { useAppDispatch, assessmentRequested } from '@clinic/shared/store';
import { Button, type ButtonVariant } from '../ui/Button.tsx';
import type { ReactNode } from 'react';

type Props = {
  /** Title of the service, experience or doctor; shown in the form. */
  serviceName?: string;
  category?: string;
  variant?: ButtonVariant;
  className?: string;
  children: ReactNode;
};

/** Opens the shell's assessment form from anywhere. */
export function AssessmentButton({ serviceName, category, ...rest }: Props) {
  const dispatch = useAppDispatch();
  return (
    <Button
      {...rest}
      aria-haspopup="dialog"
      onClick={() => dispatch(assessmentRequested({ serviceName, category }))}
    />
  );
}
