import type { OrderedListStyle } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { ancestorOf } from './ancestors.ts'

type ListName = 'bullet_list' | 'ordered_list'

/** Makes the selected paragraphs a list, converts a list to the other kind, or lifts them out of it. */
export function toggleList(name: ListName): Command {
  const type = contractSchema.nodes[name]
  return (state, dispatch, view) => {
    const list = ancestorOf(state, 'bullet_list', 'ordered_list')
    if (!list) return wrapInList(type)(state, dispatch, view)
    if (list.node.type === type) {
      return liftListItem(contractSchema.nodes.list_item)(state, dispatch, view)
    }
    dispatch?.(state.tr.setNodeMarkup(list.pos, type))
    return true
  }
}

/** The number that the list around the selection would go on with, or why it goes on with none. */
export function continuedNumber(
  state: EditorState,
): { number: number } | { problem: 'none' | 'rows' } {
  const list = ancestorOf(state, 'ordered_list')
  if (!list) return { problem: 'none' }
  const parent = state.doc.resolve(list.pos)
  const before = parent.parent.children
    .slice(0, parent.index())
    .findLast(
      ({ type, attrs }) => type === list.node.type && attrs['style'] === list.node.attrs['style'],
    )
  if (!before) return { problem: 'none' }
  const isRepeated = before.children.some(({ type }) => type.name === 'repeated_item')
  if (isRepeated) return { problem: 'rows' }
  return { number: (before.attrs['order'] as number) + before.childCount }
}

/** Where the numbers of the list around the selection begin. */
export function startList(number: number): Command {
  return (state, dispatch) => {
    const list = ancestorOf(state, 'ordered_list')
    if (!list || list.node.attrs['order'] === number) return false
    dispatch?.(state.tr.setNodeAttribute(list.pos, 'order', number))
    return true
  }
}

/** The number format of the list around the selection. */
export function setListStyle(style: OrderedListStyle): Command {
  return (state, dispatch, view) => {
    const list = ancestorOf(state, 'ordered_list')
    if (!list) {
      return wrapInList(contractSchema.nodes.ordered_list, { style })(state, dispatch, view)
    }
    dispatch?.(state.tr.setNodeAttribute(list.pos, 'style', style))
    return true
  }
}
