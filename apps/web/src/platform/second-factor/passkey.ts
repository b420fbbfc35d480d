import type {
  NewPasskey,
  PasskeyAssertion,
  PasskeyCreation,
  PasskeyRequest,
} from '@tacite/api/people/passkey-endpoints.ts'
import { ApiError } from '../api-error.ts'
import { currentTexts } from '../locale.ts'

/** Whether this browser offers passkeys here: never over a plain connection, nor at an IP address. */
export function canUsePasskeys(): boolean {
  const isNamed = !/^[\d.]+$|^\[/.test(location.hostname)
  return (
    isNamed &&
    'PublicKeyCredential' in window &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  )
}

/** The browser’s own window: which device or key, then a finger, a face or a PIN. */
export async function createPasskey(options: PasskeyCreation): Promise<NewPasskey> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = await answered(navigator.credentials.create({ publicKey }))
  const { id, response } = credential.toJSON() as RegistrationResponseJSON
  const { clientDataJSON, attestationObject, transports } = response
  return { id, clientDataJSON, attestationObject, transports }
}

/** The same with a passkey that the person has. */
export async function signWithPasskey(options: PasskeyRequest): Promise<PasskeyAssertion> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  const credential = await answered(navigator.credentials.get({ publicKey }))
  const { id, response } = credential.toJSON() as AuthenticationResponseJSON
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

async function answered(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await asked
    if (credential instanceof PublicKeyCredential) return credential
  } catch (error) {
    throw error instanceof DOMException ? inWords(error) : error
  }
  throw inWords(new DOMException('', 'NotAllowedError'))
}

/** Browsers say little on purpose: cancelling, waiting too long and having no key are one error. */
function inWords({ name }: DOMException): ApiError {
  const t = currentTexts()
  if (name === 'InvalidStateError') return refusal(t('second-factor.passkey.known'))
  if (name === 'SecurityError') return refusal(t('second-factor.passkey.unsupported'))
  return refusal(t('second-factor.passkey.cancelled'))
}

/** Shown where a form shows what the server refuses. */
function refusal(message: string): ApiError {
  return new ApiError(422, { message })
}
