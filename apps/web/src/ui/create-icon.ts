import { createElement } from 'react'
import type { SVGProps } from 'react'

/** What a file of lucide-react says of its icon. */
interface IconData {
  size: number
  node: [tag: string, attributes: Record<string, string>][]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels, where the class names do not say how large. */
  size?: number
}

/**
 * In place of lucide-react's own, which every page would carry and run for each icon (`direct-icons.ts`): its provider
 * and its options for stroke and aliases are not used here.
 *
 * @public imported by the files of its icons
 */
export default function createIcon({ node, size: drawn }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ size = drawn, ...props }: IconProps) {
    return createElement(
      'svg',
      { ...LOOK, width: size, height: size, viewBox: `0 0 ${drawn} ${drawn}`, ...props },
      shapes,
    )
  }
}

const LOOK = {
  xmlns: 'http://www.w3.org/2000/svg',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // The words beside it, or the name of its button, say the same.
  'aria-hidden': true,
} as const
