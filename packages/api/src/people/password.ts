import { PASSWORD_MAX_LENGTH } from '@tacite/domain/accounts/new-password.ts'
import { z } from 'zod'

/** As long in every way of composing its characters: it is counted as it is hashed. */
export const password = z.string().normalize('NFC').max(PASSWORD_MAX_LENGTH)
