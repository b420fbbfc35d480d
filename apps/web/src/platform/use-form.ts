import { useMutation } from '@tanstack/react-query'
import { useId, useState, type SyntheticEvent } from 'react'
import type { Change } from './stale-after.ts'
import { checkedLines, refusedLines, type FieldErrorLine, type Place } from './form-lines.ts'

/** What a control of the form takes, whatever it is. */
export interface BoundField<Value> {
  id: string
  value: Value
  error: string | undefined
  onChange: (value: Value) => void
}

type TextEvent = { target: { value: string } }

export interface Form<Values extends object> {
  id: string
  values: Values
  isChanged: boolean
  isBusy: boolean
  attempt: number
  /** For `FormErrors`: what is wrong, each line leading to its field. */
  errors: readonly FieldErrorLine[]
  /** Of these, what no field shows. */
  whole: readonly FieldErrorLine[]
  errorAt: (field: string) => string | undefined
  /** Fields that were written again without `set`: they are no longer wrong. */
  forgive: (fields: readonly string[]) => void
  /** `<form {...form.element}>` */
  element: {
    id: string
    noValidate: true
    onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  }
  /** For controls that report their value: select, combobox, switch, number. */
  bind: <Name extends keyof Values & string>(name: Name) => BoundField<Values[Name]>
  /** For native text controls: `<TextField {...form.text('title')} />`. */
  text: (name: keyof Values & string) => {
    id: string
    value: string
    error: string | undefined
    onChange: (event: TextEvent) => void
  }
  /**
   * For native controls of a page that the server has drawn: they keep what was typed before their code came, and are
   * read by their name when the form is sent.
   */
  typed: (name: keyof Values & string) => {
    id: string
    name: string
    error: string | undefined
    onChange: (event: TextEvent) => void
  }
  set: (changes: Partial<Values>) => void
  submit: () => void
}

/** What is written: held by the form, or by what outlives it. */
type Written<Values> =
  | { initial: Values; draft?: never }
  | { initial?: never; draft: { values: Values; write: (changes: Partial<Values>) => void } }

type FormOptions<Values extends object, Saved> = Written<Values> & {
  /** What the ids of its controls begin with, where they are written in many files. */
  id?: string
  save: (values: Values) => Promise<Saved>
  onSaved: (saved: Saved, sent: Values) => unknown
  /** What is stale once it is saved. */
  changes?: readonly Change[]
  /** What the form is about is gone then: it is not asked for again. */
  sparesRecords?: boolean
  /** What is wrong before anything is sent, by field; once it was sent, at each change again. */
  check?: (values: Values) => { readonly [field: string]: string | undefined }
  /** Which field of the form a refusal is about, where it bears another name; null: none. */
  place?: Place<Values>
  /** What `check` finds is shown at its field alone, and the first such field takes the focus; else `errors` lists it. */
  goesToField?: boolean
}

/**
 * The form of everything that is written and sent. The server judges it: what it refuses is shown at the field of the same
 * name, and what was written stays. Draw it with a `key` of what it is about, so that another record is another form.
 *
 * @example const form = useForm({ initial: { email: '' }, save: ({ email }) => invite(email), onSaved: close })
 */
export function useForm<Values extends object, Saved>(
  options: FormOptions<Values, Saved>,
): Form<Values> {
  const ownId = useId()
  const id = options.id ?? ownId
  const own = useValues(options.initial ?? (NOT_HELD as Values))
  const { values, write } = options.draft ?? own
  const { attempt, isBusy, lines, found, forgive, send } = useSending(id, values, options)
  const set = (changes: Partial<Values>) => {
    write(changes)
    forgive(Object.keys(changes))
  }
  const errorAt = (field: string) => lines.find((line) => line.field === field)?.message
  const bind = <Name extends keyof Values & string>(name: Name): BoundField<Values[Name]> => ({
    id: `${id}-${name}`,
    value: values[name],
    error: errorAt(name),
    onChange: (value) => set({ [name]: value } as unknown as Partial<Values>),
  })
  const text: Form<Values>['text'] = (name) => {
    const { value, onChange, ...field } = bind(name)
    return {
      ...field,
      value: String(value ?? ''),
      onChange: ({ target }) => onChange(target.value as Values[typeof name]),
    }
  }
  return {
    id,
    values,
    isChanged: own.isChanged,
    isBusy,
    attempt,
    errors: options.goesToField ? lines.filter((line) => !found.includes(line)) : lines,
    whole: lines.filter(({ field }) => field === undefined),
    errorAt,
    forgive,
    element: {
      id,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        // A window of React lies in the form around it, whose sending it is not.
        event.stopPropagation()
        const typed = readTyped(event.currentTarget, values)
        if (Object.keys(typed).length > 0) write(typed)
        send({ ...values, ...typed }, own.settle)
      },
    },
    bind,
    text,
    typed: (name) => {
      const { value: _, ...field } = text(name)
      return { ...field, name }
    },
    set,
    submit: () => send(values, own.settle),
  }
}

const NOT_HELD = {}

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

/** Sends what is right, and keeps what is wrong until it is written again. */
function useSending<Values extends object, Saved>(
  id: string,
  values: Values,
  options: FormOptions<Values, Saved>,
) {
  const { check = () => ({}), place = placeAmong(values) } = options
  const [attempt, setAttempt] = useState(0)
  const [isChecked, setChecked] = useState(false)
  const [forgiven, setForgiven] = useState<readonly string[]>([])
  const saving = useMutation({
    mutationFn: ({ sent }: { sent: Values; settle: (sent: Values) => void }) => options.save(sent),
    meta: {
      showsError: true,
      changes: options.changes ?? [],
      sparesRecords: options.sparesRecords ?? false,
    },
    onSuccess: (saved, { sent, settle }) => {
      setChecked(false)
      settle(sent)
      return options.onSaved(saved, sent)
    },
  })
  const found = isChecked ? checkedLines(id, check(values)) : []
  const refused = refusedLines(id, saving.error, (field) =>
    place(field, saving.variables?.sent ?? values, values),
  ).filter(
    ({ field }) =>
      !field || !(forgiven.includes(field) || found.some((line) => line.field === field)),
  )
  const send = (sent: Values, settle: (sent: Values) => void) => {
    const wrong = checkedLines(id, check(sent))
    setAttempt((before) => before + 1)
    setForgiven([])
    setChecked(true)
    if (wrong.length === 0) return saving.mutate({ sent, settle })
    saving.reset()
    if (options.goesToField) document.getElementById(wrong[0]!.fieldId!)?.focus()
  }
  return {
    attempt,
    isBusy: saving.isPending,
    found,
    lines: [...found, ...refused],
    forgive: (fields: readonly string[]) => setForgiven((before) => [...before, ...fields]),
    send,
  }
}

function placeAmong<Values extends object>(values: Values): Place<Values> {
  return (field) => (field in values ? { field } : null)
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
