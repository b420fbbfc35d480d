import { useId, useState, type SyntheticEvent } from 'react'
import type { FieldErrorLine } from './form-lines.ts'
import type { Conflict, StepList, Taken } from './merge-values.ts'
import { useSending, type SendingOptions } from './use-sending.ts'
import { useValues } from './use-values.ts'

/** Props of any control of the form. */
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
  /** For `FormErrors`: the errors, each line linking to its field. */
  errors: readonly FieldErrorLine[]
  /** Those of them that no field shows. */
  whole: readonly FieldErrorLine[]
  errorAt: (field: string) => string | undefined
  /** Fields that were saved elsewhere while they were edited here: nothing is sent until each is resolved. */
  conflicts: readonly Conflict[]
  resolve: (field: string, side: 'mine' | 'theirs') => void
  /** What is written now where a conflict is. */
  mineOf: (conflict: Conflict) => unknown
  /** Fields that took the value saved elsewhere while others were edited here. */
  taken: readonly Taken[]
  /** Marks fields as edited without `set`: their errors are cleared. */
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
   * For native controls of a server-rendered page: they keep what was typed before hydration, and are read by name on
   * submit.
   */
  typed: (name: keyof Values & string) => {
    id: string
    name: string
    error: string | undefined
    onChange: (event: TextEvent) => void
  }
  set: (changes: Partial<Values>) => void
  submit: () => void
  /** For a control that is saved when it is chosen: writes it, and sends. */
  submitWith: (changes: Partial<Values>) => void
}

/** The draft: held by the form, or by something that outlives it. */
type Written<Values> =
  | { initial: Values; draft?: never }
  | { initial?: never; draft: { values: Values; write: (changes: Partial<Values>) => void } }

type FormOptions<Values extends object, Saved> = Written<Values> &
  SendingOptions<Values, Saved> & {
    /** The id prefix of its controls, when they are spread over several files. */
    id?: string
    /** Its fields that are sets of ids: rights, groups. */
    sets?: readonly (keyof Values & string)[] | undefined
    /** Its fields that are steps: merged step by step. */
    steps?: Readonly<Record<string, StepList>> | undefined
    /** With a sole field: what to say at it when others saved a value in it meanwhile. */
    changedMeanwhile?: (theirs: unknown) => string
    /**
     * False: its element sends nothing now, because its button says why not or because something is asked first. `submit`
     * sends all the same.
     */
    beforeSubmit?: (values: Values) => boolean
  }

/**
 * The one form mechanism. The server validates: its refusals are shown at the field with the same name, and the draft
 * stays. Render it with a `key` of its object, so that another record is another form.
 *
 * @example const form = useForm({ initial: { email: '' }, save: ({ email }) => invite(email), onSaved: close })
 */
export function useForm<Values extends object, Saved>(
  options: FormOptions<Values, Saved>,
): Form<Values> {
  const ownId = useId()
  const id = options.id ?? ownId
  const own = useValues(options.initial ?? (NOT_HELD as Values), options)
  const { values, write } = options.draft ?? own
  const { attempt, isBusy, lines, listed, forgive, ...sending } = useSending(id, values, options)
  const { soleField, changedMeanwhile } = options
  const [seen, setSeen] = useState<Conflict>()
  const [conflict] = own.conflicts
  const send = (sent: Values) => {
    if (conflict) {
      const box = document.getElementById(conflictsId(id))
      if (box) return box.focus()
      if (changedMeanwhile) {
        // Said at the field first, by a notice or by the refusal; sent again, the draft replaces what was saved.
        if (seen !== conflict && lines.length === 0) return setSeen(conflict)
        own.resolve(conflict.field, 'mine')
      }
      // Shown nowhere: no record that people share. What its person sees is sent.
    }
    sending.send(sent, own.settle)
  }
  const set = (changes: Partial<Values>) => {
    write(changes)
    forgive(Object.keys(changes))
  }
  const errorAt = (field: string) =>
    conflict && field === soleField && changedMeanwhile
      ? changedMeanwhile(conflict.theirs)
      : lines.find((line) => line.field === field)?.message
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
    errors: listed,
    whole: lines.filter(({ field }) => field === undefined),
    errorAt,
    conflicts: own.conflicts,
    resolve: own.resolve,
    mineOf: own.mineOf,
    taken: own.taken,
    forgive,
    element: {
      id,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault()
        // A React portal inside the form bubbles its submit event to it.
        event.stopPropagation()
        const typed = readTyped(event.currentTarget, values)
        if (Object.keys(typed).length > 0) write(typed)
        const written = { ...values, ...typed }
        if (options.beforeSubmit?.(written) ?? true) send(written)
      },
    },
    bind,
    text,
    typed: (name) => {
      const { value: _, ...field } = text(name)
      return { ...field, name }
    },
    set,
    submit: () => send(values),
    submitWith: (changes) => {
      set(changes)
      send({ ...values, ...changes })
    },
  }
}

const NOT_HELD = {}

/** The element that shows what was saved elsewhere. */
export function conflictsId(formId: string): string {
  return `${formId}-conflicts`
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
