import type { TemplateText } from '../compose-template.ts'
import { signatures } from '../signatures.ts'

/** Services between businesses; the governing law is a field. */
export const serviceEn: TemplateText = {
  title: 'Service agreement',
  body: 'Agreement',
  sections: [
    [
      1,
      'Parties',
      `
This agreement is made between:
**{counterparty_name}**, {provider_legal_form}, registered under number {counterparty_siren}, whose registered office is at {counterparty_address}, represented by {provider_signatory}, {provider_signatory_title}, duly authorised for this purpose,
(the **“Provider”**), and
**{company_name}**, {client_legal_form}, registered under number {company_siren}, whose registered office is at {company_address}, represented by {client_signatory}, {client_signatory_title}, duly authorised for this purpose,
(the **“Client”**), together the **“Parties”** and each a **“Party”**.
`,
    ],
    [
      1,
      'Background',
      `
The Client needs a professional to carry out the services described below. It has explained its needs to the Provider, which has been able to ask all relevant questions and confirms that it has the skills, resources and qualified staff to meet them. Each Party has received from the other the information that was material to its decision to enter into this agreement, the terms of which were freely negotiated.
`,
    ],
    [
      1,
      'Definitions',
      `
In this agreement, the following terms have the meanings below:
- **“Agreement”**: this document and its annexes, as amended;
- **“Services”**: the services described in the annex “Description of the services”;
- **“Deliverables”**: the documents, studies, developments and other results that the Provider hands over to the Client under the Agreement;
- **“Business Day”**: any day other than a Saturday, a Sunday or a public holiday at the Client’s registered office;
- **“End of Term”**: the last day of the current period, whether initial or renewed.
`,
    ],
    [
      1,
      'Purpose',
      `
The Agreement sets out the terms on which the Provider performs the following Services for the Client: {service_description}.
The detailed content, timetable and service levels are set out in the annex. If they conflict, the articles of the Agreement prevail over the annexes, and a later annex over an earlier one. Neither Party’s general terms of sale or purchase apply.
`,
    ],
    [1, 'Term and renewal', ``],
    [
      2,
      'Commencement and initial term',
      `
The Agreement takes effect on {effective_date} for a fixed term of {duration} from that date.
`,
    ],
    [
      2,
      'Renewal',
      `
[if tacit_renewal eq true]
At the End of Term, the Agreement renews automatically for successive fixed periods of {renewal_duration} on the same terms, unless notice of non-renewal is given as provided in the article “Notice of non-renewal”.
[end]
[if tacit_renewal eq false]
The Agreement ends automatically at the End of Term, without formality or compensation. It does not renew automatically; any extension requires an amendment signed by both Parties before the End of Term. Continued dealings after the End of Term do not amount to renewal.
[end]
`,
    ],
    [
      1,
      'Notice of non-renewal',
      `
[if tacit_renewal eq true]
Either Party may prevent renewal, without giving reasons and without compensation, by giving the other notice at least {notice} before the End of Term.
[end]
Notices of non-renewal and of termination are given by registered letter with acknowledgement of receipt or by an electronic registered delivery service. Whether a time limit was met is judged by the date on which the letter was first presented to its addressee.
During the notice period, the Parties continue to perform the Agreement in good faith and in full.
`,
    ],
    [1, 'Price and payment', ``],
    [
      2,
      'Price',
      `
In return for the Services, the Client pays the Provider **{amount_incl_tax}** including tax, value added tax at {vat_rate} included, for the initial term. If the statutory rate changes, tax is invoiced at the rate in force on the tax point.
The price is fixed. It covers all costs needed for the Services, except travel expenses approved in advance in writing by the Client, which are reimbursed against receipts.
`,
    ],
    [
      2,
      'Price review',
      `
[if price_revision eq true]
On each anniversary of the effective date, either Party may request that the price be revised in proportion to the change in the consumer price index published for the Client’s country over the preceding twelve months. The revision is notified thirty days before it applies.
[end]
[if price_revision eq false]
The price is not revised during the initial term. Any change for a renewed period requires an amendment.
[end]
`,
    ],
    [
      2,
      'Invoicing and payment terms',
      `
Services are invoiced as follows: {billing_frequency}. Invoices are payable by bank transfer within {payment_term} of their date of issue. If the Client disputes an invoice, it tells the Provider in writing, with reasons, within fifteen days of receipt and pays the undisputed part when due.
`,
    ],
    [
      2,
      'Late payment',
      `
Sums unpaid when due bear interest automatically at the European Central Bank’s most recent main refinancing rate plus eight percentage points, together with the fixed recovery cost of €40 laid down by Directive 2011/7/EU or the equivalent under the governing law. If a formal notice remains without effect for fifteen days, the Provider may suspend the Services until payment.
`,
    ],
    [
      1,
      'Provider’s obligations',
      `
The Provider performs the Services with the skill and care to be expected of a professional in its field, in line with good industry practice and applicable standards. In particular, it:
- assigns enough qualified staff, over whom it alone exercises supervision and authority;
- advises the Client and promptly reports any difficulty likely to affect quality, cost or timetable;
- reports on progress as often as the annex provides;
- meets the deadlines and service levels expressly guaranteed in the annex.
The Provider subcontracts all or part of the Services only with the Client’s prior written consent, and remains solely liable to the Client for them.
`,
    ],
    [
      1,
      'Client’s obligations',
      `
The Client cooperates in good faith. It:
- provides the information, documents and access needed in good time;
- appoints a contact with authority to decide;
- responds to Deliverables within the agreed times;
- pays the price when due.
`,
    ],
    [
      1,
      'Acceptance of Deliverables',
      `
The Client has ten Business Days from delivery to accept a Deliverable or to notify reasoned reservations in writing. The Provider corrects any non-conformity at its own expense within ten Business Days and presents the Deliverable again. If the Client has not replied within that time, and a reminder remains without effect for five Business Days, the Deliverable is deemed accepted.
`,
    ],
    [
      1,
      'Intellectual property',
      `
Each Party keeps the knowledge, tools and rights that it held before the Agreement or acquired independently of it.
Subject to full payment of the corresponding price, the Provider assigns to the Client, exclusively, the rights to reproduce, communicate, adapt, translate and distribute the Deliverables, in any medium and by any process, for its own business and that of its group companies, worldwide and for the full term of protection. The price of the assignment is included in the price of the Services.
The Provider warrants that it holds all these rights and indemnifies the Client against any third-party claim in that respect.
`,
    ],
    [
      1,
      'Confidentiality',
      `
Each Party keeps confidential all information received from the other in connection with the Agreement, uses it only to perform the Agreement, and discloses it only to those employees, advisers and authorised subcontractors who need to know it and are bound by the same duty.
This does not apply to information which the receiving Party shows to have been public, or to have become so without its fault, to have been already in its possession, to have been lawfully received from a third party, or to be subject to disclosure by law or by order of an authority, in which case it informs the other Party where permitted.
This duty lasts for the term of the Agreement and {confidentiality_duration} after it ends, for whatever reason. Each Party then returns or destroys the information received, on request.
`,
    ],
    [
      1,
      'Personal data',
      `
Each Party complies with the data protection law that applies to it, including Regulation (EU) 2016/679 (GDPR) where relevant. Data about the Parties’ representatives and contacts are processed only to manage the contractual relationship.
[if personal_data_processing eq true]
Where the Provider processes personal data on behalf of the Client, it acts as a processor within the meaning of Article 28 GDPR and:
- processes the data only on the Client’s documented instructions, for the duration and purposes of the Services;
- ensures that authorised persons are bound by confidentiality;
- takes the technical and organisational measures required by Article 32 GDPR;
- engages another processor, or transfers data outside the European Economic Area, only with the Client’s prior written authorisation;
- notifies the Client of any personal data breach within forty-eight hours of becoming aware of it;
- assists the Client in answering data subjects’ requests and in complying with Articles 32 to 36 GDPR;
- deletes or returns the data at the end of the Services, as the Client chooses, and makes available all information needed to demonstrate compliance with this article.
[end]
`,
    ],
    [
      1,
      'Liability and insurance',
      `
Each Party is liable for the direct and foreseeable loss that its breaches cause the other. The Provider’s total liability under the Agreement is limited, for all loss together and for each contractual period, to {liability_cap}.
This limit does not apply to fraud, wilful misconduct or gross negligence, to death or personal injury, to breach of confidentiality or data protection, or to the intellectual property warranty, nor to any liability that cannot be limited by law.
The Provider holds professional liability insurance with a reputable insurer and gives evidence of it on request.
`,
    ],
    [
      1,
      'Force majeure',
      `
Neither Party is liable for non-performance caused by an event beyond its reasonable control that could not reasonably have been foreseen when the Agreement was made and whose effects cannot be avoided by appropriate measures. The Party affected informs the other within five Business Days. If the event lasts more than sixty days, either Party may terminate the Agreement by notice, without compensation.
`,
    ],
    [
      1,
      'Termination for breach',
      `
If a Party commits a material breach and does not remedy it within thirty days of a formal notice stating the breach and referring to this article, the other Party may terminate the Agreement by notice, without prejudice to any damages to which it may be entitled. No formal notice is required where the breach cannot be remedied.
`,
    ],
    [
      1,
      'Consequences of termination',
      `
When the Agreement ends, for whatever reason, the Provider hands over to the Client within fifteen days the Deliverables, finished or in progress, and the documents and access rights that belong to it. Services performed up to that date remain payable. For up to three months, the Provider gives the reasonable assistance needed for the Client or a third party to take over the Services, at the rates of the Agreement.
The articles on intellectual property, confidentiality, personal data, liability and governing law survive the end of the Agreement.
`,
    ],
    [1, 'General provisions', ``],
    [
      2,
      'Entire agreement and amendments',
      `
The Agreement is the entire agreement between the Parties on its subject and replaces all earlier agreements. It may be amended only in writing signed by both Parties.
`,
    ],
    [
      2,
      'Assignment',
      `
Neither Party may assign the Agreement, in whole or in part, without the other’s prior written consent.
`,
    ],
    [
      2,
      'Independence, waiver and severability',
      `
The Parties are independent; the Agreement creates no partnership, agency or employment relationship between them. Failure to exercise a right is not a waiver. If a provision is invalid, the others remain in force and the Parties replace it in good faith with a valid provision of equivalent effect.
`,
    ],
    [
      2,
      'Evidence and electronic signature',
      `
The Parties agree to sign the Agreement electronically, in accordance with Regulation (EU) No 910/2014 or the equivalent under the governing law. The document so signed is an original; each Party receives a copy on a durable medium.
`,
    ],
    [
      1,
      'Governing law and disputes',
      `
The Agreement is governed by {governing_law}. The Parties first seek an amicable solution for thirty days from written notice of the dispute. Failing that, the courts of {court_city} have exclusive jurisdiction.
`,
    ],
  ],
  annexes: [
    {
      name: 'Description of the services',
      sections: [
        [
          1,
          'Content and timetable',
          `
The Provider performs the following Services, which may be specified or supplemented by amendment:
| Service | Deliverable | Due | Volume |
| Scoping and needs analysis | Approved scoping note | One month after the effective date | 5 days |
| Performance of the Services: {service_description} | Deliverables defined in the scoping note | As in the approved timetable | As in the scoping note |
| Follow-up and support | Activity report | Every month | 2 days a month |
`,
        ],
        [
          1,
          'Service levels',
          `
Times are counted in business hours and Business Days, from 9 a.m. to 6 p.m.
| Situation | Response | Resolution or workaround |
| Critical: the Services can no longer be used | 2 hours | 1 day |
| Major: an important function is degraded | 4 hours | 3 days |
| Minor: inconvenience without significant consequence | 1 day | 10 days |
`,
        ],
        [
          1,
          'Contacts and follow-up',
          `
Each Party appoints a contact. A steering committee meets at least once a quarter; the Provider writes its minutes within five Business Days. The minutes do not amend the Agreement.
`,
        ],
      ],
    },
  ],
  signature: signatures.en,
}
