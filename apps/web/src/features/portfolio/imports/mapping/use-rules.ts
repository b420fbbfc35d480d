import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSettled } from '../../../../platform/use-settled.ts'
import {
  mappingQuery,
  saveMapping,
  triedQuery,
  type ImportMapping,
  type Rules,
} from '../plan-queries.ts'

export interface RulesForm {
  /** What the rules read, with those that are being typed; undefined while it loads. */
  mapping: ImportMapping | undefined
  rules: Rules | undefined
  change: (part: Partial<Rules>) => void
  isChanged: boolean
  save: ReturnType<typeof useSaving>
}

/** A part of the second mapping. */
export interface FieldPartProps {
  form: RulesForm
  mapping: ImportMapping
  rules: Rules
}

/** The rules of an import as a person is changing them; what they would read is shown before they are saved. */
export function useRules(importId: string): RulesForm {
  const { data } = useQuery(mappingQuery(importId))
  const [changed, setChanged] = useState<Partial<Rules>>({})
  const rules = data && { ...data.rules, ...changed }
  const settled = useSettled(rules ? JSON.stringify(rules) : null)
  const isChanged = Object.keys(changed).length > 0
  const tried = useQuery({
    ...triedQuery(importId, settled ?? ''),
    enabled: isChanged && settled !== null,
  })
  return {
    mapping: isChanged ? (tried.data ?? data) : data,
    rules,
    change: (part) => setChanged((before) => ({ ...before, ...part })),
    isChanged,
    save: useSaving(importId, () => setChanged({})),
  }
}

function useSaving(importId: string, onSaved: () => void) {
  return useMutation({
    mutationFn: (rules: Rules) => saveMapping(importId, rules),
    meta: { changes: ['imports'] },
    onSuccess: onSaved,
  })
}
