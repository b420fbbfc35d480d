import { cloneElement, createElement } from 'react'
import type { MouseEvent, ReactElement, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'

interface RenderedProps {
  children: ReactNode
  className?: string
  onClick?: ((event: MouseEvent<HTMLElement>) => void) | undefined
  ref?: Ref<HTMLElement> | undefined
  [attribute: string]: unknown
}

/**
 * The caller's element (a link that looks like a button) with our style and content, or by default a plain `tag`. Its own
 * attributes override ours. Our click handler runs first; its own does not run if ours prevents the default.
 */
export function renderAs(
  render: ReactElement | undefined,
  tag: 'a' | 'button',
  props: RenderedProps,
): ReactElement {
  if (!render) return createElement(tag, props)
  const own = render.props as Partial<RenderedProps>
  return cloneElement(render as ReactElement<Partial<RenderedProps>>, {
    ...props,
    ...own,
    children: props.children,
    className: classNames(props.className, own.className),
    onClick: (event) => {
      props.onClick?.(event)
      if (!event.defaultPrevented) own.onClick?.(event)
    },
  })
}
