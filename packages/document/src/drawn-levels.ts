import type { SectionLevel } from './contract-document.ts'

/**
 * The displayed level of each section of a block, in reading order: never more than one deeper than the section
 * before it, and the first at level 1. Nesting is determined by these levels.
 *
 * @example drawnLevels([{ level: 3 }, { level: 3 }, { level: 1 }]) // [1, 2, 1]
 */
export function drawnLevels(sections: readonly { level: SectionLevel }[]): SectionLevel[] {
  let depth = 0
  return sections.map(({ level }) => {
    depth = Math.min(level, depth + 1)
    return depth as SectionLevel
  })
}
