import { createElement } from 'react'
import type { SVGProps } from 'react'

/** The definition of an icon in a file of lucide-react. */
interface IconData {
  size: number
  node: [tag: string, attributes: Record<string, string>][]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  /** Pixels, if the class names set no size. */
  size?: number
}

/**
 * Replaces lucide-react's own, which every page would load and run for each icon (`direct-icons.ts`): its provider
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
  // The text beside it, or the name of its button, says the same.
  'aria-hidden': true,
} as const
