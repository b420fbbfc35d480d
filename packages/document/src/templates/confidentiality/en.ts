import type { TemplateText } from '../compose-template.ts'
import { signatures } from '../signatures.ts'

/** Confidentiality between businesses, one way or both; the governing law is a field. */
export const confidentialityEn: TemplateText = {
  title: 'Confidentiality agreement',
  body: 'Agreement',
  sections: [
    [
      1,
      'Parties',
      `
This agreement is made between:
**{company_name}**, {company_legal_form}, registered under number {company_siren}, whose registered office is at {company_address}, represented by {company_signatory}, {company_signatory_title}, duly authorised for this purpose, and
**{counterparty_name}**, {counterparty_legal_form}, registered under number {counterparty_siren}, whose registered office is at {counterparty_address}, represented by {counterparty_signatory}, {counterparty_signatory_title}, duly authorised for this purpose,
together the **“Parties”** and each a **“Party”**.
`,
    ],
    [
      1,
      'Background',
      `
The Parties wish to exchange information for the following project: {confidentiality_purpose}. That information is valuable because it is secret, and its disclosure would harm the Party from which it comes. This agreement sets out the conditions on which it is disclosed.
`,
    ],
    [
      1,
      'Definitions',
      `
In this agreement, the following terms have the meanings below:
- **“Agreement”**: this document, as amended;
- **“Project”**: the project described in the background;
- **“Confidential Information”**: the information defined in the article “Confidential Information”;
- **“Authorised Persons”**: the officers, employees, advisers, subcontractors and affiliates of the Receiving Party who need to know the Confidential Information for the Project.
[if mutual_confidentiality eq true]
Each Party is the **“Disclosing Party”** for the information that it discloses and the **“Receiving Party”** for the information that it receives.
[end]
[if mutual_confidentiality eq false]
The **“Disclosing Party”** is {company_name}; the **“Receiving Party”** is {counterparty_name}.
[end]
`,
    ],
    [
      1,
      'Purpose',
      `
The Agreement sets out how the Receiving Party receives, uses, protects and returns the Confidential Information of the Disclosing Party, which is free to choose what it discloses.
`,
    ],
    [
      1,
      'Confidential Information',
      `
All information of any kind, whether technical, commercial, financial, legal or strategic, that the Disclosing Party discloses for the Project, directly or through a third party, in writing, orally, by a visit to its premises, by the delivery of samples or by access to a system, before or after the signature of the Agreement, is confidential whether or not it is marked as such, together with any analysis or copy that reproduces it. So are the existence and content of the discussions and of the Agreement.
Confidential Information that meets the criteria of article 2 of Directive (EU) 2016/943, or of the equivalent under the governing law, is also protected as a trade secret, for which the Agreement is a reasonable protective step.
`,
    ],
    [
      1,
      'Exclusions',
      `
Information is not confidential where the Receiving Party shows in writing that:
- it was public when disclosed, or became so through no fault of the Receiving Party;
- the Receiving Party already lawfully held it, without any duty of secrecy;
- the Receiving Party lawfully received it from a third party free to disclose it;
- the Receiving Party developed it independently, without using any Confidential Information.
A combination of information is not public merely because each part of it is.
`,
    ],
    [
      1,
      'Undertakings of the Receiving Party',
      `
The Receiving Party:
- uses the Confidential Information only to assess, prepare or carry out the Project;
- discloses it only to Authorised Persons;
- protects it with the same care as its own information of similar importance, and at least that of a diligent business;
- makes only the copies that the Project requires, and does not entrust it to an online service that could reuse it;
- does not analyse it to discover its composition or process, file any industrial property right that uses it, or gain a competitive advantage from it;
- warns the Disclosing Party without delay of any unauthorised disclosure or use, and helps it to limit the effects.
`,
    ],
    [
      1,
      'Authorised Persons',
      `
The Receiving Party informs Authorised Persons that the information is confidential and makes sure that they are bound, by contract or by their profession, by duties at least equivalent. It is liable for their breaches as for its own and provides the Disclosing Party with a list of them on request.
`,
    ],
    [
      1,
      'Compelled disclosure',
      `
Where the law, a court or an authority compels the Receiving Party to disclose Confidential Information, it informs the Disclosing Party beforehand if it is permitted to do so, limits the disclosure to what is required and asks that secrecy be preserved. Nothing in the Agreement prevents a report protected by the law on whistleblowing.
`,
    ],
    [
      1,
      'Ownership',
      `
Confidential Information remains the property of the Disclosing Party. The Agreement grants no right, licence or option over it. It is disclosed as it is: the Disclosing Party warrants only that it has the right to disclose it.
`,
    ],
    [1, 'Term', ``],
    [
      2,
      'Commencement and exchange period',
      `
The Agreement takes effect on {effective_date} for a term of {duration}, during which the Parties exchange information. It does not renew automatically; any extension requires an amendment signed by both Parties before it ends.
`,
    ],
    [
      2,
      'Early end',
      `
Either Party may end the exchange of information at any time, without giving reasons and without compensation, on one month’s notice given by registered letter with acknowledgement of receipt or by an electronic registered delivery service. Whether a time limit was met is judged by the date on which the letter was first presented to its addressee.
`,
    ],
    [
      2,
      'Duration of secrecy',
      `
The undertakings of the Receiving Party last until {confidentiality_duration} after the end of the Agreement, whatever its cause. For trade secrets, they last for as long as the information has not become public.
`,
    ],
    [
      1,
      'Return and destruction',
      `
At the end of the Agreement, or at any time on request, the Receiving Party returns or destroys within fifteen days, as the Disclosing Party chooses, the Confidential Information and all copies of it, and confirms this in writing. It may keep what the law requires it to keep, and automatic backup copies until they are erased in the ordinary course; these remain subject to the Agreement.
`,
    ],
    [
      1,
      'Personal data',
      `
The Parties avoid exchanging personal data. Where the Project requires it, each of them complies with Regulation (EU) 2016/679 (GDPR) or the equivalent under the governing law and, if one processes data on behalf of the other, the Parties conclude the contract provided for in article 28 of the GDPR before any transfer.
`,
    ],
    [
      1,
      'Remedies',
      `
The Receiving Party makes good all loss caused by its breach or by that of Authorised Persons. The Disclosing Party may also seek any court order, including interim relief, to end or prevent a breach.
[if penalty_amount filled]
Each established breach gives rise to the payment of a fixed sum of {penalty_amount} as agreed damages, which the Parties consider a genuine and proportionate estimate of the Disclosing Party’s legitimate interest, without prejudice to the duty to end the breach.
[end]
`,
    ],
    [
      1,
      'No commitment',
      `
The Agreement does not oblige either Party to disclose any information, to enter into another contract or to grant the other exclusivity. Each Party bears its own costs and negotiates in good faith.
`,
    ],
    [1, 'General provisions', ``],
    [
      2,
      'Entire agreement and amendments',
      `
The Agreement is the entire agreement of the Parties on the confidentiality of the Project and replaces any earlier agreement on that point. It is amended only in writing signed by both Parties.
`,
    ],
    [
      2,
      'Assignment, waiver and severability',
      `
Neither Party may assign the Agreement without the other’s prior written consent. Not relying on a right is not a waiver of it. If a provision is invalid, the others remain in force, and the Parties replace it in good faith with a valid provision of equivalent effect.
`,
    ],
    [
      2,
      'Evidence and electronic signature',
      `
The Parties agree to sign the Agreement electronically, in accordance with Regulation (EU) No 910/2014 or the equivalent under the governing law. The document so signed is an original; each Party receives a copy in a durable medium.
`,
    ],
    [
      1,
      'Governing law and disputes',
      `
The Agreement is governed by {governing_law}. If a dispute arises, the Parties seek an amicable settlement for thirty days, except in an emergency. Failing that, the dispute falls within the exclusive jurisdiction of the competent court of {court_city}.
`,
    ],
  ],
  annexes: [],
  signature: signatures.en,
}
