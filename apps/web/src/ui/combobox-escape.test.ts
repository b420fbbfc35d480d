import { expect, test, vi } from 'vitest'
import { keepsOnEscape, type ChangeDetails } from './combobox-escape.ts'

function change(reason: ChangeDetails['reason']) {
  const cancel = vi.fn<() => void>()
  const allowPropagation = vi.fn<() => void>()
  const isKept = keepsOnEscape({ reason, cancel, allowPropagation } as unknown as ChangeDetails)
  return { isKept, cancel, allowPropagation }
}

test('Escape clears no choice, and reaches the dialog around the combobox', () => {
  const { isKept, cancel, allowPropagation } = change('escape-key')
  expect(isKept).toBe(true)
  expect(cancel).toHaveBeenCalledOnce()
  expect(allowPropagation).toHaveBeenCalledOnce()
})

test('choosing and clearing go through', () => {
  for (const reason of ['item-press', 'clear-press', 'input-clear'] as const) {
    const { isKept, cancel } = change(reason)
    expect(isKept).toBe(false)
    expect(cancel).not.toHaveBeenCalled()
  }
})
