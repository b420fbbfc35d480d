import { libraryClause } from './library-clause.ts'

/** A company’s library in English; a field is U+FFFC. */
export const clausesEn = [
  libraryClause('confidentiality', {
    standard: [
      'Confidentiality',
      `
Each party shall keep in strict confidence all information, documents, data and know-how of the other party which are marked as confidential or which a reasonable person would understand to be confidential or proprietary. The receiving party shall use Confidential Information only to perform this Agreement and shall disclose it only to those employees, advisers and contractors who need to know it and are bound by equivalent obligations of secrecy.
These obligations do not apply to information that is or becomes publicly available through no fault of the receiving party, was already in its possession, is independently developed, is lawfully received from a third party, or must be disclosed by law or court order.
They survive for \uFFFC after termination, when all copies shall be returned or destroyed.
`,
    ],
    fallbacks: [
      [
        'Non-disclosure',
        `
The recipient acknowledges that it will have access to trade secrets and other proprietary information of the discloser, including business plans, customer lists, pricing and technical data. It shall protect them with the same degree of care as its own, and no less than reasonable care, and shall not copy, reveal, publish or exploit them for its own benefit without prior written consent. Upon request, the recipient shall promptly return or erase all confidential materials, notes and copies. The terms of this Agreement are confidential as well.
`,
      ],
      [
        'Protection of trade secrets',
        `
The consultant will not, during or after its engagement, disclose to any person or use for any purpose other than the services any non-public information about the company, its products, clients, finances, research or plans, in whatever form. All records and files remain the property of the company and are delivered up on demand. A breach would cause irreparable harm for which damages are no adequate remedy, so that the company may seek an injunction. The duty continues for five years, and for trade secrets as long as they remain secret.
`,
      ],
    ],
    refused: [
      'Perpetual confidentiality',
      `
The customer shall keep secret, without limit in time, any information about the supplier, even if it is public or was known to it before. Any disclosure, even if unintended or required by a court, entails the payment of liquidated damages of 100,000 euros for each breach, without prejudice to further damages. No exception applies.
`,
    ],
  }),
  libraryClause('liability', {
    standard: [
      'Limitation of liability',
      `
In no event shall either party be liable to the other for any indirect, incidental, special, punitive or consequential damages, including loss of profits, revenue, business, goodwill or data, whether based on contract, tort, negligence or any other theory, even if advised of the possibility of such damages.
The aggregate liability of each party arising out of or in connection with this Agreement shall not exceed one hundred per cent (100%) of the amounts paid or payable in the twelve months preceding the claim.
Nothing in this clause limits liability for fraud, gross negligence, wilful misconduct, death or personal injury.
`,
    ],
    fallbacks: [
      [
        'Liability',
        `
The supplier is liable only for direct loss or damage that its negligence or breach of this Agreement causes to the customer, and up to a maximum of \uFFFC per contract year. It is not responsible for damage resulting from misuse, from the acts or omissions of third parties or from failure to follow its instructions. No action may be brought more than one year after the cause of action arose. The limitations of this clause apply to the fullest extent permitted by law.
`,
      ],
      [
        'No liability',
        `
The provider shall have no liability for interruptions, delays, loss of data, theft or damage of equipment, or for any decision made or result obtained by the customer in reliance on the services. Neither party, its directors, officers, employees or agents is responsible for the acts of the other. The remedies in this Agreement are the sole and exclusive remedies, and the limitations of damages apply regardless of the form of action and even if a remedy fails of its essential purpose.
`,
      ],
    ],
    refused: [
      'Exclusion of all liability',
      `
The supplier excludes all liability whatsoever, whether in contract, tort or otherwise, for any loss, damage, cost, expense or injury suffered by the customer or by third parties, however caused, including by its own gross negligence. The customer waives all claims against the supplier, its officers and its insurers and assumes all risk of loss.
`,
    ],
  }),
  libraryClause('termination', {
    standard: [
      'Termination',
      `
Either party may terminate this Agreement with immediate effect by written notice if the other party commits a material breach and fails to cure that breach within thirty (30) days after receiving notice of it, or becomes insolvent, makes an assignment for the benefit of creditors, or is the subject of a petition in bankruptcy, receivership or liquidation.
Upon termination or expiration, all rights and licences granted cease, each party returns the property of the other, and amounts accrued before the effective date of termination remain payable. Provisions which by their nature should survive termination shall survive.
`,
    ],
    fallbacks: [
      [
        'Termination for convenience',
        `
Either party may terminate this Agreement at any time, without cause and without penalty, by giving the other not less than \uFFFC prior written notice of termination. During the notice period the parties continue to perform. The customer pays for work completed up to the date on which termination takes effect, and no compensation, indemnity or damages is due merely because the Agreement was terminated early.
`,
      ],
      [
        'Events of default and effect of termination',
        `
The occurrence of any of the following is an event of default: failure to pay any amount when due, failure to perform any other covenant, or a false representation. If a default is not remedied within ten days, the non-defaulting party may cancel this Agreement immediately. Early termination does not relieve either party of obligations accrued before, and the defaulting party shall stop using the other party’s materials. A sell-off period of ninety days following the end of the Agreement applies.
`,
      ],
    ],
  }),
  libraryClause('forceMajeure', {
    standard: [
      'Force majeure',
      `
Neither party shall be liable for any failure or delay in performing its obligations caused by events beyond its reasonable control, such as acts of God, war, terrorism, riots, strikes or labour disputes, fire, flood, earthquake, epidemic, embargo, acts of government, or failure of power, transportation or telecommunications.
The affected party shall promptly notify the other and use reasonable efforts to resume performance. Performance is suspended for as long as the event continues. If a force majeure event lasts more than sixty (60) days, either party may terminate this Agreement by notice.
`,
    ],
    fallbacks: [
      [
        'Excusable delay',
        `
A party is excused from performance, and the time for performance is extended, to the extent that it is prevented or delayed by causes which it could not reasonably have foreseen or avoided, including natural disasters, storms, explosions, accidents, civil unrest, shortages of materials or fuel, acts of a public enemy and orders of any governmental authority. Obligations to pay money are not excused. The party so delayed shall give notice of the cause and of its expected duration.
`,
      ],
      [
        'Acts of God',
        `
If a party is rendered unable, wholly or in part, by force majeure to carry out its obligations, those obligations, other than to make payments then due, are suspended during the inability so caused. The term covers lightning, hurricanes, washouts, arrests, breakage of machinery or lines of pipe, pandemics, quarantine, blockades, insurrections, sabotage and any other cause not within the control of the party claiming it. Nobody is required to settle a strike against its will.
`,
      ],
    ],
  }),
  libraryClause('intellectualProperty', {
    standard: [
      'Intellectual property rights',
      `
Each party retains all right, title and interest in and to its patents, copyrights, trademarks, trade secrets, software, inventions and other intellectual property existing before this Agreement. No licence is granted except as expressly set out.
All deliverables, works of authorship, inventions and developments created by the supplier in performing this Agreement are works made for hire and the sole and exclusive property of the customer; to the extent they are not, the supplier hereby assigns to the customer all intellectual property rights in them throughout the world. The supplier shall execute all documents needed to register, perfect or enforce those rights.
`,
    ],
    fallbacks: [
      [
        'License grant and ownership',
        `
Subject to the terms of this Agreement, the licensor grants to the licensee a non-exclusive, non-transferable, revocable license, without the right to sublicense, to use the software and documentation for its internal business purposes during the term. The licensor owns and reserves all rights not expressly granted. The licensee shall not copy, modify, create derivative works of, reverse engineer, decompile or distribute the software, nor remove any proprietary notices.
`,
      ],
      [
        'Trademarks',
        `
Each party may use the other’s trademarks, service marks, trade names and logos only as permitted by this Agreement and according to its guidelines. All goodwill arising from the use of a mark inures to the benefit of its owner. Neither party shall register or contest the marks of the other, or use any confusingly similar mark. Each party shall notify the other of any infringement of which it becomes aware, and the owner alone may bring proceedings.
`,
      ],
    ],
  }),
  libraryClause('governingLaw', {
    standard: [
      'Governing law and jurisdiction',
      `
This Agreement shall be governed by and construed in accordance with the laws of \uFFFC, without regard to its conflict of laws principles. The parties irrevocably submit to the exclusive jurisdiction of the courts located in that place for any suit, action or proceeding arising out of or relating to this Agreement, and waive any objection to venue. The United Nations Convention on Contracts for the International Sale of Goods does not apply.
`,
    ],
    fallbacks: [
      [
        'Arbitration',
        `
Any dispute, controversy or claim arising out of or relating to this Agreement, or its breach, shall be finally settled by binding arbitration under the rules of the American Arbitration Association or the International Chamber of Commerce, by one or three arbitrators. The place of arbitration is London and the language is English. The award is final, and judgment on it may be entered in any court having jurisdiction.
`,
      ],
      [
        'Dispute resolution',
        `
The parties shall first attempt in good faith to resolve any dispute promptly by negotiation between executives with authority to settle the controversy. If the dispute has not been resolved within thirty days of a party’s written request, it shall be submitted to mediation by a neutral mediator. Failing settlement, either party may commence litigation before the competent courts, under the applicable law chosen in this Agreement.
`,
      ],
    ],
  }),
  libraryClause('assignment', {
    standard: [
      'Assignment',
      `
Neither party may assign, delegate or otherwise transfer this Agreement or any of its rights or obligations, voluntarily or by operation of law, without the prior written consent of the other party, which shall not be unreasonably withheld. Any attempted assignment in violation of this clause is null and void.
`,
    ],
    fallbacks: [
      [
        'Assignment and change of control',
        `
Either party may assign this Agreement without consent to an affiliate or to a successor to all or substantially all of its business or assets, whether by merger, sale of stock, sale of assets or otherwise, provided that the assignee assumes in writing all obligations of the assignor. A change of control is deemed an assignment. The supplier may not subcontract or delegate its duties without approval, and remains responsible after any transfer.
`,
      ],
      [
        'No transfer',
        `
This Agreement is personal to the consultant, whose services are unique, and may not be assigned, sublicensed, pledged or transferred by it, whether directly or indirectly. The company may assign its rights and delegate its obligations to any parent, subsidiary, purchaser or lender on written notice. A permitted assignee takes subject to all of the terms, and an assignment does not release the assignor.
`,
      ],
    ],
  }),
  libraryClause('personalData', {
    standard: [
      'Personal data protection',
      `
Each party shall comply with the data protection laws that apply to it, including Regulation (EU) 2016/679 (GDPR). Where the supplier processes personal data on behalf of the customer, it acts as a processor and the customer as the controller. The supplier shall process personal data only on documented instructions, implement appropriate technical and organisational security measures, engage sub-processors only with authorisation, assist with requests from data subjects, notify any personal data breach without undue delay, and delete or return the personal data at the end of the services.
`,
    ],
    fallbacks: [
      [
        'Privacy',
        `
The supplier may collect and use personally identifiable information of users and employees of the customer only in accordance with its privacy policy and applicable privacy legislation. Such personal information shall not be sold or shared with third parties without the consent of the individuals concerned, who may access, correct or erase it. Transfers of personal data outside the European Economic Area require appropriate safeguards, such as standard contractual clauses.
`,
      ],
      [
        'Processing of personal data',
        `
An annex describes the subject matter, duration, nature and purpose of the processing, the types of personal data and the categories of data subjects. The processor keeps records of processing, ensures that persons authorised to process the data have committed themselves to confidentiality, assists the controller with data protection impact assessments and consultations with the supervisory authority, and makes available all information needed to demonstrate compliance, including by audits and inspections.
`,
      ],
    ],
  }),
  libraryClause('payment', {
    standard: [
      'Fees and payment terms',
      `
The customer shall pay the fees of \uFFFC set out in the order. The supplier invoices monthly, and invoices are due and payable within thirty (30) days of their date, by wire transfer, in the currency stated. Amounts are exclusive of sales, use and value added taxes, which the customer shall pay in addition.
Overdue amounts bear interest at one and a half per cent per month or the highest rate permitted by law. The supplier may suspend performance until all outstanding sums are paid.
`,
    ],
    fallbacks: [
      [
        'Price, compensation and expenses',
        `
In consideration of the services, the company shall pay the contractor the compensation and the prices shown in the schedule, half on signature and the balance on delivery. Reasonable travel and out-of-pocket expenses are reimbursed against receipts. Prices may be increased once a year on sixty days’ notice. If an invoice is disputed in good faith, the undisputed part is paid when due.
`,
      ],
      [
        'Royalties and commissions',
        `
The licensee shall pay to the licensor a royalty or commission equal to \uFFFC of net sales, within thirty days after the end of each calendar quarter, together with a statement showing gross sales, deductions and the royalties payable. A minimum annual payment is due in equal instalments and is not refundable. The licensee keeps complete and accurate books and records of account for three years.
`,
      ],
    ],
  }),
  libraryClause('insurance', {
    standard: [
      'Insurance',
      `
The supplier shall obtain and maintain at its own expense, throughout the term and with reputable insurers, commercial general liability insurance, professional liability insurance and workers’ compensation insurance as required by law, with limits of not less than one million dollars per occurrence and in the aggregate. It shall name the customer as an additional insured and furnish a certificate of insurance on request. Policies may not be cancelled or materially changed without thirty days’ prior written notice. Premiums and deductibles are borne by the supplier.
`,
    ],
    fallbacks: [
      [
        'Insurance of property',
        `
The party in possession of the goods or premises shall insure them for their full replacement value against fire, theft, flood and other customary perils, under a policy that names the owner as loss payee and waives subrogation. It shall pay the premiums, provide evidence of coverage at the start and at each renewal, and notify the insurer and the owner of any insured loss within five days.
`,
      ],
      [
        'Required coverage',
        `
Each party carries, with carriers rated A- or better, automobile liability, employer’s liability, umbrella or excess liability and, where goods are produced, product liability insurance, in amounts customary in its industry, and keeps it in force for two years after expiry. Self-insurance is permitted on proof of financial standing. The insured party delivers certificates and endorsements before work starts; failure to do so does not waive the requirement, nor do policy limits restrict its liability.
`,
      ],
    ],
  }),
]
