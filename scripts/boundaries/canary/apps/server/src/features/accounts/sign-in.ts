import { openSignInDoor } from '../../platform/database/sign-in-door.ts'
import { findContract } from '../contracts/public.ts'

export const signIn = [openSignInDoor, findContract]
