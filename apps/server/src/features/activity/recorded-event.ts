/** An event of the trail as it was recorded; each kind has its own payload. */
export interface RecordedEvent {
  type: string
  objectId: string
  hasActor: boolean
  payload: RecordedPayload
  /** Null once it was erased. */
  personal: {
    actor?: string
    signatory?: string
    absent?: string
    label?: string
    delegate?: string
    sharedWith?: string
  } | null
}

export interface RecordedPayload {
  objectId?: string
  variables?: string[]
  changed?: string[]
  from?: string
  decision?: string
  decidedBy?: string
  stepName?: string
  day?: string | null
  until?: string | null
  effect?: string | null
  dueDate?: string | null
  isReset?: boolean
  personId?: string | null
  signatories?: number
  tries?: number
  level?: string
  signatureDate?: string
}
