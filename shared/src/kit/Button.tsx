import { Link } from '@tesela/core/navigation';
import type { ComponentPropsWithRef } from 'react';

import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'whatsapp';

type ButtonProps = ComponentPropsWithRef<'button'> & { variant?: ButtonVariant };

export const buttonClass = (variant: ButtonVariant, extra = ''): string =>
  `${styles.button} ${styles[variant]} ${extra}`.trim();

/** A button with text. Its type is `button` unless said otherwise. */
export function Button({ variant = 'primary', className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={buttonClass(variant, className)} />;
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'aria-label'> & { label: string };

/** A button that shows only an icon; `label` is its name. */
export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`${styles.button} ${styles.icon} ${className}`}
    />
  );
}

type LinkButtonProps = ComponentPropsWithRef<typeof Link> & { variant?: ButtonVariant };

/** A link to a page of the site that looks like a button. */
export function LinkButton({ variant = 'primary', className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass(variant, className)} />;
}
