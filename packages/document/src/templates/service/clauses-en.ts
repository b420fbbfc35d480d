import type { ClauseText } from '../compose-template.ts'

/** Clauses to add to a service agreement. */
export const serviceClausesEn: readonly ClauseText[] = [
  {
    title: 'Non-solicitation of staff',
    description:
      'Prevents each Party from hiring the other’s employees, with a fixed compensation.',
    category: 'Human resources',
    text: `
For the term of the Agreement and twelve months after it ends, neither Party may solicit or engage, directly or through another person, any employee of the other Party who took part in performing the Agreement, without that Party’s prior written consent. This does not apply to an employee who responds on their own initiative to a publicly advertised offer.
A Party in breach pays the other, as a reasonable pre-estimate of its loss, an amount equal to six months of the employee’s most recent gross monthly salary.
`,
  },
  {
    title: 'Annual price indexation',
    description: 'Adjusts the price each year in line with consumer prices, within a cap.',
    category: 'Price and payment',
    text: `
The price is adjusted automatically on each anniversary of the effective date, in proportion to the change in the consumer price index published for the Client’s country over the preceding twelve months.
The annual change, up or down, is limited to five per cent. If the index is discontinued, the Parties agree on a replacement; failing agreement within thirty days, the replacement index designated by its publisher applies.
`,
  },
  {
    title: 'Exit assistance',
    description:
      'Organises the handover of the services at the end of the agreement, with a plan and time limits.',
    category: 'End of the contract',
    text: `
When the Agreement ends, for whatever reason, the Provider assists in transferring the Services to the Client, or to a third party that it designates, without interruption or loss of quality. Within thirty days of the request, it prepares an exit plan setting out the steps, responsibilities and timetable.
The Provider returns all the Client’s data in an open, documented format, then destroys every copy and confirms this in writing. Exit assistance lasts no more than three months and is charged at the rates of the Agreement; it is free of charge if the Agreement ends because of the Provider’s breach.
`,
  },
  {
    title: 'Anti-corruption',
    description: 'Commitments to integrity, reporting and termination.',
    category: 'Compliance',
    text: `
Each Party complies with the laws against corruption, influence peddling and money laundering that apply to it. It does not offer, promise, solicit or accept, directly or indirectly, any undue advantage in connection with the Agreement, and it maintains proportionate preventive measures among its staff.
It informs the other Party without delay of any fact likely to breach this clause. A proven breach entitles the other Party to terminate the Agreement immediately by notice, without compensation.
`,
  },
  {
    title: 'Audit',
    description: 'Lets the Client check performance of the agreement, within reasonable limits.',
    category: 'Performance',
    text: `
Once in any twelve-month period, on fifteen Business Days’ notice, the Client may verify, or have verified by an independent auditor bound by confidentiality, that the Provider meets its obligations. The audit takes place during business hours, without disrupting the Provider’s business or giving access to information about its other clients.
The Client bears the cost of the audit unless it reveals a significant breach. The Provider corrects the shortcomings found, at its own expense, within a time agreed in good faith and not exceeding sixty days.
`,
  },
  {
    title: 'Hardship',
    description: 'Organises renegotiation when circumstances change unforeseeably.',
    category: 'Balance of the contract',
    text: `
If a change of circumstances that was unforeseeable when the Agreement was made renders performance excessively onerous for a Party that had not accepted that risk, it may ask the other, in writing and with reasons, to renegotiate. The Parties meet within fifteen days and continue to perform their obligations during the renegotiation.
If they have not agreed within sixty days of the request, either Party may terminate the Agreement on three months’ notice. The Parties waive any right to ask a court to revise the Agreement.
`,
  },
]
