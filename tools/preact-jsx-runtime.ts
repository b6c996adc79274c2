/** JSX on Preact, for the stand-alone elements. */
import { options } from 'preact';

// Preact keeps a text node for each text. React gives an element with a single text its `textContent`, which also replaces what a
// translation has put there. With that property in the place of the child, Preact does the same.
const { vnode: before } = options;
options.vnode = (vnode) => {
  // First: `preact/compat` writes `textContent` as the attribute `text-content`.
  before?.(vnode);
  const { type, props } = vnode;
  // In an SVG it would be an attribute: the letters of a drawing stay a child.
  if (typeof type === 'string' && type !== 'text' && (typeof props.children === 'string' || typeof props.children === 'number')) {
    const { children, ...rest } = props;
    vnode.props = { ...rest, textContent: children } as typeof props;
  }
};

export * from 'preact/jsx-runtime';
