import type { Section } from '@tacite/api/writing/text-shapes.ts'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { ReactNode } from 'react'
import { currentTexts } from '../../../../platform/locale.ts'
import {
  discardKeptText,
  keepUnsavedTexts,
  keptTexts,
  watchOverText,
  type KeptText,
} from '../../../../platform/unsaved-text.ts'
import type { DocumentQuery, WireDocument } from '../text-queries.ts'
import { CommandLog } from '../history/command-log.ts'
import { createEditRecorder, recordField } from '../history/record-edits.ts'
import { textFields, createFieldSource, type TextFields, type FieldSource } from './fields.ts'
import { Editing } from './editing.ts'
import { receivedState, type SectionState } from './section-state.ts'
import { createSerialQueue, type Queue } from './serial-queue.ts'
import type { TextOwner } from './text-owner.ts'
import { TextStore } from './text-store.ts'
import { sectionsOf } from './wire-document.ts'
import { createSaving, loadSavingTogether } from './save-calls.ts'

/** The text opened by a page, for everything that shows or changes it. */
export interface OpenText extends TextOwner {
  textId: string
  store: TextStore
  /** The values of fields, for open editors. */
  fieldSource: FieldSource
  /** Pending arrangement calls, in order. */
  queue: Queue
  editing: Editing
  /** What was done to the text, to be undone. */
  log: CommandLog
  /** Gives a field its value without writing it down: for undoing. */
  setFieldUnrecorded: TextOwner['setField']
  /** What an earlier session kept on the device, as found when the page was opened. */
  keptAtStart: readonly KeptText[]
}

const TextContext = createContext<OpenText | null>(null)
const FieldsContext = createContext<TextFields | null>(null)

interface TextProviderProps {
  /** Referentially stable while nothing in it changes. */
  owner: TextOwner
  wire: WireDocument
  children: ReactNode
}

/** Holds what is typed into a text until the server has it. */
export function TextProvider({ owner, wire, children }: TextProviderProps) {
  const { textId } = wire
  const queryClient = useQueryClient()
  const { fields: definitions, values, locale, currency } = wire
  // Referentially stable while no value changes: saving a section must not re-render the others.
  const fields = useMemo(
    () => textFields({ fields: definitions, values, locale, currency }),
    [definitions, values, locale, currency],
  )
  const [parts] = useState(() => {
    const log = new CommandLog()
    const store = createStore(textId, owner.documentQuery, queryClient, log)
    store.receive(sectionsOf(wire))
    return {
      log,
      store,
      fieldSource: createFieldSource(fields),
      queue: createSerialQueue(),
      editing: new Editing(),
      keptAtStart: keptTexts(),
    }
  })
  const { log, store, fieldSource, editing } = parts
  useEffect(() => store.receive(sectionsOf(wire)), [store, wire])
  useEffect(() => fieldSource.set(fields), [fieldSource, fields])
  useEffect(() => {
    store.savesAtOnce = owner.isUnderValidation
  }, [store, owner.isUnderValidation])
  const isEditable = owner.readOnlyReason === null
  useEffect(() => {
    if (isEditable) void loadSavingTogether()
  }, [isEditable])
  useLeaveSafely(store, editing)
  const { setField, documentQuery } = owner
  const recordedSetField = useMemo(() => {
    const read = () => queryClient.getQueryData(documentQuery.queryKey)
    return setField && recordField(setField, { log, read })
  }, [documentQuery, log, queryClient, setField])
  const text = useMemo(
    () => ({
      ...parts,
      ...owner,
      setField: recordedSetField,
      setFieldUnrecorded: setField,
      textId,
    }),
    [parts, owner, recordedSetField, setField, textId],
  )
  return (
    <TextContext value={text}>
      <FieldsContext value={fields}>{children}</FieldsContext>
    </TextContext>
  )
}

export function useOpenText(): OpenText {
  const text = useContext(TextContext)
  if (!text) throw new Error('TextProvider is missing above this component')
  return text
}

/** The fields of the text and their values; re-renders when one changes. */
export function useFields(): TextFields {
  const fields = useContext(FieldsContext)
  if (!fields) throw new Error('TextProvider is missing above this component')
  return fields
}

/** One section as shown on the page; re-renders when it alone changes. */
export function useSection(section: Section): SectionState {
  const state = useKnownSection(section._id)
  const received = useMemo(() => receivedState(section), [section])
  return state ?? received
}

/** One primitive fact about a section; re-renders only when it changes, not on every keystroke. */
export function useSectionPart<Part>(section: Section, part: (state: SectionState) => Part): Part {
  const { store } = useOpenText()
  return useSyncExternalStore(
    (listener) => store.subscribe(section._id, listener),
    () => part(store.read(section._id) ?? receivedState(section)),
  )
}

/** A section's title as it stands; undefined once it is gone. Typing in the text of the section re-renders nothing. */
export function useSectionTitle(sectionId: string): string | undefined {
  const { store } = useOpenText()
  return useSyncExternalStore(
    (listener) => store.subscribe(sectionId, listener),
    () => store.read(sectionId)?.title,
  )
}

/** A section by its id, re-rendering on every keystroke in it; undefined once it is gone. */
export function useKnownSection(sectionId: string): SectionState | undefined {
  const { store } = useOpenText()
  return useSyncExternalStore(
    (listener) => store.subscribe(sectionId, listener),
    () => store.read(sectionId),
  )
}

/** Whether a section's text is an editor now. */
export function useIsOpen(sectionId: string): boolean {
  const { editing } = useOpenText()
  return useSyncExternalStore(editing.subscribe, () => editing.isOpen(sectionId))
}

/** The key under which an unsaved section is kept on the device. */
export function keptKey(sectionId: string): string {
  return `section:${sectionId}`
}

function createStore(
  textId: string,
  documentQuery: DocumentQuery,
  queryClient: QueryClient,
  log: CommandLog,
): TextStore {
  return new TextStore({
    ...createSaving(textId, documentQuery, queryClient),
    keep: (sectionId, unsaved) => {
      watchOverText(keptKey(sectionId), unsaved)
      if (unsaved === null) discardKeptText(keptKey(sectionId))
    },
    onEdited: createEditRecorder(log),
    onTakenBack: (sectionId, text) => log.withdraw(sectionId, text),
    untitled: () => currentTexts().refusal({ code: 'SECTION_TITLE_REQUIRED' }),
  })
}

/** Unsaved text is sent immediately when the page is left, and kept on the device in case it does not arrive. */
function useLeaveSafely(store: TextStore, editing: Editing): void {
  useEffect(() => {
    const flush = () => store.flush()
    const hide = () => {
      store.flush()
      if (document.visibilityState === 'hidden') keepUnsavedTexts()
    }
    const ask = (event: BeforeUnloadEvent) => {
      store.flush()
      if (store.unsavedIds().length > 0 || editing.hasTypedAhead()) event.preventDefault()
    }
    window.addEventListener('online', flush)
    window.addEventListener('beforeunload', ask)
    document.addEventListener('visibilitychange', hide)
    return () => {
      window.removeEventListener('online', flush)
      window.removeEventListener('beforeunload', ask)
      document.removeEventListener('visibilitychange', hide)
      store.flush()
    }
  }, [editing, store])
}
