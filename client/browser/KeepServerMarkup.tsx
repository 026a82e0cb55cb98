import { Component, type ReactNode } from 'react';
import { withoutScripts } from './without-scripts';

/** An island that breaks falls back to what the server sent: still readable, links still work. */
export class KeepServerMarkup extends Component<{ html: string; children: ReactNode }> {
  state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  render() {
    if (!this.state.broken) return this.props.children;
    return <div dangerouslySetInnerHTML={{ __html: withoutScripts(this.props.html) }} />;
  }
}
