import { useMutation } from '@tanstack/react-query'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FormErrorLine } from '../ui/form-errors.tsx'
import { ApiError } from './api-error.ts'
import { messageOf } from './query-client.ts'

/**
 * Saves a form whose fields stand under `${id}-${name}`: what the server refuses stands at the field of the same name,
 * anything else stands for the whole form. `lines` are for `FormErrors`, also those that the form found itself.
 */
export function useSavedForm<Values extends FieldValues, Saved>(
  { setError, formState }: Pick<UseFormReturn<Values>, 'setError' | 'formState'>,
  options: {
    id: string
    names: readonly FieldPath<Values>[]
    save: (values: Values) => Promise<Saved>
    onSaved: (saved: Saved) => unknown
  },
): { save: (values: Values) => void; isBusy: boolean; lines: readonly FormErrorLine[] } {
  const { id, names } = options
  const saving = useMutation({
    mutationFn: options.save,
    meta: { showsError: true },
    onSuccess: options.onSaved,
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      for (const { field, message } of error.errors) {
        const name = names.find((candidate) => candidate === field)
        if (name) setError(name, { message })
      }
    },
  })
  const lines = names.flatMap((name) => {
    const message = formState.errors[name]?.message
    return typeof message === 'string' && message !== ''
      ? [{ fieldId: `${id}-${name}`, message }]
      : []
  })
  const whole = saving.error && lines.length === 0 ? [{ message: messageOf(saving.error) }] : []
  return { save: saving.mutate, isBusy: saving.isPending, lines: [...lines, ...whole] }
}
