import { ArrowUpRight } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { renderAs } from './render-as.ts'

export interface TextLinkProps {
  children: ReactNode
  /** The router's link: `render={<AppLink to={...} />}`; without it a plain `<a href>`. */
  render?: ReactElement
  href?: string
  /** Opens in a new tab and shows an arrow. */
  isExternal?: boolean
  /** Underlined only on hover: in tables and lists where every row is a link. */
  isQuiet?: boolean
  className?: string
}

export function TextLink(props: TextLinkProps) {
  const { children, render, href, isExternal, isQuiet, className } = props
  return renderAs(render, 'a', {
    ...(href ? { href } : {}),
    ...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {}),
    className: classNames(
      'rounded-sm text-accent underline-offset-3 hover:text-accent-hover',
      isQuiet
        ? 'no-underline hover:underline'
        : 'underline decoration-accent/40 hover:decoration-accent',
      className,
    ),
    children: (
      <>
        {children}
        {isExternal && <ArrowUpRight aria-hidden className="ml-0.5 inline size-3.5" />}
      </>
    ),
  })
}
