/** The validation that was asked for last, as far as sending for signature looks at it. */
export interface ValidationBeforeSending {
  state: 'running' | 'accepted' | 'refused' | 'fallen' | 'cancelled'
  /** Whether it was asked of the text as it stands now. */
  isOfThisText: boolean
}

export type SendingRefusal = 'SIGNATURE_VALIDATION_MISSING'

/** A validation that was called off is as none at all; any other must have been given. */
const REFUSAL_OF_VALIDATION: Record<ValidationBeforeSending['state'], SendingRefusal | null> = {
  running: 'SIGNATURE_VALIDATION_MISSING',
  accepted: null,
  refused: 'SIGNATURE_VALIDATION_MISSING',
  fallen: 'SIGNATURE_VALIDATION_MISSING',
  cancelled: null,
}

/**
 * Why a contract cannot be sent for signature as its validation stands; null: it can, or none was asked for.
 *
 * @example sendingRefusal({ state: 'running', isOfThisText: true }) // 'SIGNATURE_VALIDATION_MISSING'
 */
export function sendingRefusal(validation: ValidationBeforeSending | null): SendingRefusal | null {
  if (!validation) return null
  if (validation.state === 'accepted' && !validation.isOfThisText)
    return 'SIGNATURE_VALIDATION_MISSING'
  return REFUSAL_OF_VALIDATION[validation.state]
}
