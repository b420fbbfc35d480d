import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { messageOf } from '../../platform/query-client.ts'
import type { Change } from '../../platform/stale-after.ts'
import type { FormErrorLine } from '../../ui/form-errors.tsx'

/** What a control of the form takes, whatever it is. */
export interface BoundField<Value> {
  id: string
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
}

/** Of what is inside a field, the line has its name and no place: the form knows it. */
export interface RecordErrorLine extends FormErrorLine {
  field?: string
}

export interface RecordForm<Values extends object> {
  id: string
  values: Values
  isChanged: boolean
  isBusy: boolean
  attempt: number
  errors: readonly RecordErrorLine[]
  /** The same as the server said it, also of what is inside a field: `steps.0.name`. */
  refused: readonly { field: string; message: string }[]
  /** For controls that report their value: select, combobox, switch, number. */
  bind: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>
  /** For native text controls: `<TextField {...form.text('title')} />`. */
  text: (name: keyof Values & string) => {
    id: string
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  set: (changes: Partial<Values>) => void
  submit: () => void
}

/**
 * A form of one record. The server judges it: what it refuses stands at the field of the same name, and what was
 * written stays. Draw the form with a `key` of the record, so that another record is another form.
 */
export function useRecordForm<Values extends object, Saved>(options: {
  initial: Values
  save: (values: Values) => Promise<Saved>
  /** What is stale once it is saved. */
  changes?: readonly Change[]
  onSaved: (saved: Saved) => void
}): RecordForm<Values> {
  const id = useId()
  const [initial, setInitial] = useState(options.initial)
  const [values, setValues] = useState(options.initial)
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)
  const given = JSON.stringify(options.initial)
  const [taken, setTaken] = useState(given)
  if (given !== taken) {
    setTaken(given)
    // What was saved elsewhere shows, unless something is being written here.
    if (!isChanged) {
      setInitial(options.initial)
      setValues(options.initial)
    }
  }
  const [attempt, setAttempt] = useState(0)
  const [mended, setMended] = useState<readonly string[]>([])
  const saving = useMutation({
    mutationFn: options.save,
    meta: { showsError: true, changes: options.changes ?? [] },
    onSuccess: (saved) => {
      setInitial(values)
      options.onSaved(saved)
    },
  })
  // A field edited again is no longer marked wrong, until the server says so.
  const errors = errorLines(id, saving.error, Object.keys(values)).filter(
    ({ field }) => !field || !mended.includes(field),
  )
  const set = (changes: Partial<Values>) => {
    setValues((before) => ({ ...before, ...changes }))
    setMended((before) => [...before, ...Object.keys(changes)])
  }
  const bind = <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> => ({
    id: `${id}-${name}`,
    value: values[name],
    error: errors.find(({ field }) => field === name)?.message,
    onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
  })
  return {
    id,
    values,
    isChanged,
    isBusy: saving.isPending,
    attempt,
    errors,
    refused: saving.error instanceof ApiError ? saving.error.errors : [],
    bind,
    text: (name) => {
      const { value, onChange, ...field } = bind(name)
      return {
        ...field,
        value: String(value ?? ''),
        onChange: (event) => onChange(event.target.value as Values[typeof name]),
      }
    },
    set,
    submit: () => {
      setAttempt((before) => before + 1)
      setMended([])
      saving.mutate(values)
    },
  }
}

/** A refusal of a field leads to it; one of anything else stands for the whole form. */
function errorLines(id: string, error: Error | null, names: readonly string[]): RecordErrorLine[] {
  if (!error) return []
  const refused = error instanceof ApiError ? error.errors : []
  if (refused.length === 0) return [{ message: messageOf(error) }]
  return refused.map(({ field, message }) =>
    names.includes(field) ? { field, fieldId: `${id}-${field}`, message } : { field, message },
  )
}
