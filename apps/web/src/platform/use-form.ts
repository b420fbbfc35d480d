import { useMutation } from '@tanstack/react-query'
import { useId, useState, type SyntheticEvent } from 'react'
import type { FormErrorLine } from '../ui/form-errors.tsx'
import { ApiError } from './api-error.ts'
import { messageOf } from './query-client.ts'
import type { Change } from './stale-after.ts'

/** What a control of the form takes, whatever it is. */
export interface BoundField<Value> {
  id: string
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
}

/** Of what is inside a field, the line has its name and no place: the form knows it. */
export interface FieldErrorLine extends FormErrorLine {
  field?: string
}

export interface Form<Values extends object> {
  id: string
  values: Values
  isChanged: boolean
  isBusy: boolean
  attempt: number
  /** For `FormErrors`: what is wrong, each line leading to its field. */
  errors: readonly FieldErrorLine[]
  /** The same as the server said it, also of what is inside a field: `steps.0.name`. */
  refused: readonly { field: string; message: string }[]
  /** `<form {...form.element}>` */
  element: {
    id: string
    noValidate: true
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  }
  /** For controls that say their value: select, combobox, switch, number. */
  bind: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>
  /** For native text controls: `<TextField {...form.text('title')} />`. */
  text: (name: keyof Values & string) => {
    id: string
    value: string
    error: string | undefined
    onChange: (event: { target: { value: string } }) => void
  }
  /**
   * For native controls of a page that the server has drawn: they keep what was typed before their code came, and are
   * read by their name when the form is sent.
   */
  typed: (name: keyof Values & string) => {
    id: string
    name: string
    error: string | undefined
    onChange: () => void
  }
  set: (changes: Partial<Values>) => void
  submit: () => void
}

interface FormOptions<Values extends object, Saved> {
  initial: Values
  save: (values: Values) => Promise<Saved>
  onSaved: (saved: Saved, sent: Values) => unknown
  /** What is stale once it is saved. */
  changes?: readonly Change[]
  /** What is wrong before anything is sent, by field. Only what the server cannot see or a person need not wait for. */
  check?: (values: Values) => { [Name in keyof Values]?: string | undefined }
  /** What `check` finds stands at its field alone, and the first such field takes the focus; else `errors` lists it. */
  goesToField?: boolean
}

/**
 * The form of everything that is written and sent. The server judges it: what it refuses stands at the field of the same
 * name, and what was written stays. Draw it with a `key` of what it is about, so that another record is another form.
 *
 * @example const form = useForm({ initial: { email: '' }, save: ({ email }) => invite(email), onSaved: close })
 */
export function useForm<Values extends object, Saved>(
  options: FormOptions<Values, Saved>,
): Form<Values> {
  const id = useId()
  const { values, isChanged, write, settle } = useValues(options.initial)
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<readonly FieldErrorLine[]>([])
  const [rewritten, setRewritten] = useState<readonly string[]>([])
  const saving = useMutation({
    mutationFn: options.save,
    meta: { showsError: true, changes: options.changes ?? [] },
    onSuccess: (saved, sent) => {
      settle(sent)
      options.onSaved(saved, sent)
    },
  })
  // What is written again is no longer wrong, until it is judged again.
  const lines = [...found, ...refusedLines(id, saving.error, Object.keys(values))].filter(
    ({ field }) => !field || !rewritten.includes(field),
  )
  const rewrite = (names: readonly string[]) => setRewritten((before) => [...before, ...names])
  const set = (changes: Partial<Values>) => {
    write(changes)
    rewrite(Object.keys(changes))
  }
  const errorOf = (name: string) => lines.find(({ field }) => field === name)?.message
  const send = (sent: Values) => {
    const wrong = checkedLines(id, options.check?.(sent) ?? {})
    setAttempt((before) => before + 1)
    setRewritten([])
    setFound(wrong)
    if (wrong.length === 0) return saving.mutate(sent)
    saving.reset()
    if (options.goesToField) document.getElementById(wrong[0]!.fieldId)?.focus()
  }
  const bind = <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> => ({
    id: `${id}-${name}`,
    value: values[name],
    error: errorOf(name),
    onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
  })
  return {
    id,
    values,
    isChanged,
    isBusy: saving.isPending,
    attempt,
    errors: options.goesToField ? lines.filter((line) => !found.includes(line)) : lines,
    refused: saving.error instanceof ApiError ? saving.error.errors : [],
    element: {
      id,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        const typed = readTyped(event.currentTarget, values)
        write(typed)
        send({ ...values, ...typed })
      },
    },
    bind,
    text: (name) => {
      const { value, onChange, ...field } = bind(name)
      return {
        ...field,
        value: String(value ?? ''),
        onChange: (event) => onChange(event.target.value as Values[typeof name]),
      }
    },
    typed: (name) => ({
      id: `${id}-${name}`,
      name,
      error: errorOf(name),
      onChange: () => rewrite([name]),
    }),
    set,
    submit: () => send(values),
  }
}

/** What is written, against what it was: what was saved elsewhere shows, unless something is being written here. */
function useValues<Values extends object>(given: Values) {
  const [initial, setInitial] = useState(given)
  const [values, setValues] = useState(given)
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial)
  const [taken, setTaken] = useState(JSON.stringify(given))
  if (JSON.stringify(given) !== taken) {
    setTaken(JSON.stringify(given))
    if (!isChanged) {
      setInitial(given)
      setValues(given)
    }
  }
  return {
    values,
    isChanged,
    write: (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes })),
    settle: setInitial,
  }
}

function checkedLines(
  id: string,
  wrong: { [name: string]: string | undefined },
): (FieldErrorLine & { fieldId: string })[] {
  return Object.entries(wrong).flatMap(([field, message]) =>
    message ? [{ field, fieldId: `${id}-${field}`, message }] : [],
  )
}

/** A refusal of a field leads to it; one of anything else stands for the whole form. */
function refusedLines(id: string, error: Error | null, names: readonly string[]): FieldErrorLine[] {
  if (!error) return []
  const refused = error instanceof ApiError ? error.errors : []
  if (refused.length === 0) return [{ message: messageOf(error) }]
  return refused.map(({ field, message }) =>
    names.includes(field) ? { field, fieldId: `${id}-${field}`, message } : { field, message },
  )
}

function readTyped<Values extends object>(
  { elements }: HTMLFormElement,
  values: Values,
): Partial<Values> {
  const typed = Object.keys(values).flatMap((name) => {
    const control = elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) return []
    return [[name, control.type === 'checkbox' ? control.checked : control.value]]
  })
  return Object.fromEntries(typed) as Partial<Values>
}
