-- Pages of signed documents whose words are in an image, and how far their recognition is. A page with text of its own has no
-- row here; the text recognised is the page's row in text_page, like any other.
create table scanned_page (
  company_id uuid not null,
  contract_id uuid not null,
  page integer not null check (page > 0),
  state text not null check (state in ('waiting', 'reading', 'recognised', 'illegible', 'failed')),
  -- Its place in the company's queue: the pages of one document are apart, so that a long one lets others pass.
  turn_at timestamptz not null,
  -- Who claims a page has it for some minutes; after a kill it is claimed again.
  claimed_at timestamptz,
  attempts smallint not null default 0,
  failure text check (failure in ('tooLarge', 'tooComplex', 'damaged', 'interrupted')),
  engine text check (engine in ('native', 'packaged')),
  -- Of the words kept, and how many were left out because they were not sure enough.
  confidence smallint check (confidence between 0 and 100),
  left_out integer,
  -- [start, end, left, top, width, height] of each word: characters of the page's text, ten-thousandths of the page.
  words jsonb,
  read_at timestamptz,
  check ((state = 'failed') = (failure is not null)),
  check ((state = 'reading') = (claimed_at is not null)),
  primary key (company_id, contract_id, page),
  foreign key (company_id, contract_id) references signed_document (company_id, contract_id) on delete cascade
);
create index scanned_page_queue on scanned_page (company_id, turn_at) where state in ('waiting', 'reading');
create index scanned_page_failed on scanned_page (company_id, contract_id) where state = 'failed';

-- `recognising`: pages of it wait for their recognition; `partial`: it failed for some.
alter table signed_document drop constraint signed_document_state_check;
alter table signed_document add constraint signed_document_state_check
  check (state in ('waiting', 'recognising', 'read', 'partial', 'empty', 'unreadable'));

-- What was read before and has no text: their recognition begins with the first worker.
-- Half a minute apart, so that what is signed meanwhile takes its turn among them.
insert into scanned_page (company_id, contract_id, page, state, turn_at)
select text_page.company_id, text_page.contract_id, text_page.page, 'waiting',
  now() + interval '30 seconds' * row_number() over (partition by text_page.company_id order by text_page.page, document.signed_at desc, text_page.contract_id)
from text_page
join signed_document as document on document.company_id = text_page.company_id and document.contract_id = text_page.contract_id
where document.state in ('read', 'empty') and text_page.body !~ '\S';
update signed_document as document set state = 'recognising'
where exists (select from scanned_page where scanned_page.company_id = document.company_id and scanned_page.contract_id = document.contract_id);
