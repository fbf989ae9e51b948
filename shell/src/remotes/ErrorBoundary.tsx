import { Component, type ReactNode } from 'react';

type Props = {
  /** Clears the error and shows the children again when it changes. */
  resetKey: string;
  /** What to show instead. */
  fallback: ReactNode;
  /** Told of the error once. */
  onError: (error: unknown) => void;
  children: ReactNode;
};

type State = { hasFailed: boolean; resetKey: string };

/** Keeps an error inside its own area of the page. React offers no hook for this. */
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
