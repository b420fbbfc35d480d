import type { OrderedListStyle } from '@tacite/document/rich-text.ts'
import { contractSchema } from '@tacite/document/schema.ts'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command } from 'prosemirror-state'
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
