import { PASSWORD_MAX_LENGTH } from '@tacite/domain/accounts/new-password.ts'
import { z } from 'zod'

/** Normalised before counting, as it is before hashing. */
export const password = z.string().normalize('NFC').max(PASSWORD_MAX_LENGTH)
