import type { FlowItem } from './flow.ts'

/** The next visible item, skipping page breaks. */
export function nextIndex(index: number, items: readonly FlowItem[]): number | undefined {
  for (let at = index + 1; at < items.length; at += 1) if (showsSomething(items[at])) return at
  return undefined
}

export function previousIndex(index: number, items: readonly FlowItem[]): number | undefined {
  for (let at = index - 1; at >= 0; at -= 1) if (showsSomething(items[at])) return at
  return undefined
}

function showsSomething(item: FlowItem | undefined): boolean {
  return item !== undefined && !(item.type === 'block' && item.node.type === 'page_break')
}
