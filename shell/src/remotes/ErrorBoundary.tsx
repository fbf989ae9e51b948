import { Component, type ReactNode } from 'react';

type Props = {
  /** When it changes, the error is cleared and the children are rendered again. */
  resetKey: string;
  fallback: ReactNode;
  onError: (error: unknown) => void;
  children: ReactNode;
};

type State = { hasFailed: boolean; resetKey: string };

/** Limits an error to its own area of the page. React has no hook for it. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { hasFailed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
