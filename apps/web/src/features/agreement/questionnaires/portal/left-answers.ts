import type { LeftAnswers } from './answers-draft.ts'

const keyOf = (invitationId: string) => `tacite.answers.${invitationId}`

/** What was typed in this tab and is not on the server yet. It ends with the tab: the device may be a shared one. */
export function readLeft(invitationId: string): LeftAnswers | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(invitationId)) ?? 'null') as LeftAnswers | null
  } catch {
    // A browser that refuses storage: the page warns before it is left.
    return null
  }
}

export function keepLeft(invitationId: string, left: LeftAnswers | null): void {
  try {
    if (left === null) sessionStorage.removeItem(keyOf(invitationId))
    else sessionStorage.setItem(keyOf(invitationId), JSON.stringify(left))
  } catch {
    // As above.
  }
}
