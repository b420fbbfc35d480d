import { useState } from 'react'
import {
  distinct,
  isSame,
  mergeValues,
  mineOf,
  taking,
  type Conflict,
  type FieldShapes,
  type Taken,
} from './merge-values.ts'

/**
 * The draft against its base. What is saved elsewhere meanwhile shows, unless the same field is being edited here:
 * that one is a conflict, until one of the two values is chosen.
 */
export function useValues<Values extends object>(given: Values, shapes: FieldShapes = {}) {
  const [initial, setInitial] = useState(given)
  const [values, setValues] = useState(given)
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [taken, setTaken] = useState<readonly Taken[]>([])
  const isChanged = !isSame(values, initial)
  const [known, setKnown] = useState(given)
  if (!isSame(given, known)) {
    setKnown(given)
    setInitial(given)
    const merged = mergeValues({ base: initial, mine: values, theirs: given }, shapes)
    setValues(merged.values)
    // A field in conflict stays one while the other side goes on changing it.
    const still = conflicts.filter(
      ({ field }) => !merged.conflicts.some((conflict) => conflict.field === field),
    )
    setConflicts([...still, ...merged.conflicts].filter(differsFrom(merged.values, shapes)))
    setTaken(isChanged ? distinct([...taken, ...merged.taken]) : [])
  }
  const settle = (sent: Values) => {
    setInitial(sent)
    setConflicts([])
    setTaken([])
  }
  const write = (changes: Partial<Values>) => setValues((before) => ({ ...before, ...changes }))
  return {
    values,
    isChanged,
    conflicts,
    taken,
    write,
    mineOf: (conflict: Conflict) => mineOf(values, conflict, shapes),
    /** Chooses one of the two values of a field. */
    resolve: (field: string, side: 'mine' | 'theirs') => {
      const conflict = conflicts.find((each) => each.field === field)
      if (conflict && side === 'theirs') write(taking(values, conflict, shapes))
      setConflicts((before) => before.filter((each) => each !== conflict))
    },
    /** Back to what is saved. */
    discard: () => {
      setValues(given)
      settle(given)
    },
    settle,
  }
}

function differsFrom(values: object, shapes: FieldShapes) {
  return (conflict: Conflict) => !isSame(mineOf(values, conflict, shapes), conflict.theirs)
}
