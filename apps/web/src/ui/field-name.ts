import { useLayoutEffect, useState } from 'react'

/** The visible name of a field, read from its label: the field was rendered before whoever asks. */
export function useFieldName(fieldId: string): string {
  const [name, setName] = useState('')
  useLayoutEffect(
    () => setName(document.getElementById(`${fieldId}-label`)?.firstChild?.textContent ?? ''),
    [fieldId],
  )
  return name
}
