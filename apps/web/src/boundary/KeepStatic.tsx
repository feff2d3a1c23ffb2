import { Component, type ReactNode, useLayoutEffect, useRef, useState } from 'react';

type Props = {
  nodes: string;
  fallback: ReactNode;
  onFailed?: () => void;
  children: ReactNode;
};

/**
 * An error boundary that keeps the HTML: when React fails in this part of the page, its text, links
 * and forms stay, with whatever was typed, and React keeps the rest of the page. `nodes` is the
 * selector of its elements; `fallback` is shown if there are none.
 */
export class KeepStatic extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed?.();
  }

  override render() {
    const { children, fallback, nodes } = this.props;
    return this.state.failed ? <StaticPart fallback={fallback} nodes={nodes} /> : children;
  }
}

/** The elements that are already in the page, which React leaves alone. */
export function StaticPart({ fallback, nodes }: Pick<Props, 'nodes' | 'fallback'>) {
  const holder = useRef<HTMLDivElement>(null);
  // Read during the render: at the commit, the elements are no longer in the page.
  const [kept] = useState(() => [...document.querySelectorAll(nodes)]);
  const [lang] = useState(() => document.documentElement.lang);
  useLayoutEffect(() => holder.current?.replaceChildren(...kept), [kept]);
  return kept.length > 0 ? <div ref={holder} className="contents" lang={lang} /> : fallback;
}
