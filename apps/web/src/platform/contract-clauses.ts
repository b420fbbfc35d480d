import { createContext, useContext } from 'react'

/** Where a contract says a clause, and in which wording of the library, if it follows one. */
export interface SaidClause {
  /** The standard clause. */
  clauseId: string
  sectionId: string
  /** The wording that the section follows, or comes closest to. */
  wordingId: string
  isLinked: boolean
}

/** What can be done in the text of the open contract about the clauses that are expected of it. */
export interface ContractClauses {
  /** Changes with the sections of the text and what they follow of the library. */
  revision: string
  /** Why the reader cannot put clauses into the text; null: they can. */
  refusal: string | null
  /** Asks for the place of a clause that is missing. */
  insert(clauseId: string): void
  /** Shows what a section says otherwise than a clause, to take the words of the clause back. */
  takeBack(said: SaidClause): void
  /** Asks why a section that follows a clause differs from it. */
  keep(said: SaidClause): void
}

export const ContractClausesContext = createContext<ContractClauses | null>(null)

/** Null outside the page of a contract. */
export function useContractClauses(): ContractClauses | null {
  return useContext(ContractClausesContext)
}
