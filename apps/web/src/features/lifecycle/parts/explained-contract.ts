import { createContext } from 'react'

/** The contract whose explanations quote its document; null: it has none that was read. */
export const ExplainedContract = createContext<string | null>(null)
