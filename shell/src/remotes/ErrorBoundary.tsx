import { Component, type ReactNode } from 'react';

type Props = {
  /** Clears the error and shows the children again when it changes. */
  resetKey: string;
  /** What to show instead. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
};

type State = { failure: { error: unknown } | null; resetKey: string };

/** Keeps an error inside its own area of the page. React offers no hook for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
