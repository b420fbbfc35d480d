import type { Command, EditorState } from 'prosemirror-state'

const MOST_STEPS = 200

/** What a draft said before, to go back to; the text itself has one history for all of its sections. */
export function createDraftHistory() {
  const earlier: EditorState[] = []
  const undo: Command = (_state, _dispatch, view) => {
    const last = earlier.pop()
    if (last) view?.updateState(last)
    return true
  }
  return {
    undo,
    keep(state: EditorState): void {
      earlier.push(state)
      if (earlier.length > MOST_STEPS) earlier.shift()
    },
  }
}
