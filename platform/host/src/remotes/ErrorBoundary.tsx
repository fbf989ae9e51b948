import { Component, type ReactNode } from 'react';

type Props = {
  fallback: ReactNode;
  /** Loads the code of the children again. When it resolves, they are rendered again. */
  reload: (error: unknown) => Promise<unknown>;
  children: ReactNode;
};

/** Limits an error to its own area of the page. React has no hook for it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = (): { hasFailed: boolean } => ({ hasFailed: true });

  override componentDidCatch(thrown: unknown): void {
    void this.props.reload(thrown).then(() => this.setState({ hasFailed: false }));
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
