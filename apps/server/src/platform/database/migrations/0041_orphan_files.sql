-- Files that nothing refers to are removed a day after that was first seen (decision 0046).
alter table file add column unreferenced_since timestamptz;

-- The files that a stored document, or rows kept as JSON, name: every string that is a SHA-256, whatever its key. An index on
-- it is what makes a column count as a holder of files (platform/storage/file-references.ts). The indexes hold only rows that
-- name a file, few among sections.
create function files_of(p_content jsonb) returns jsonb language sql immutable strict parallel safe
  return jsonb_path_query_array(p_content, 'strict $.**?(@.type() == "string" && @ like_regex "^[0-9a-f]{64}$")');
create index text_section_files on text_section using gin (company_id, files_of(content)) where files_of(content) <> '[]';
create index section_version_files on section_version using gin (company_id, files_of(content)) where files_of(content) <> '[]';
create index contract_upload_files on contract_upload using gin (company_id, files_of(document)) where files_of(document) <> '[]';
create index signature_request_files on signature_request using gin (company_id, files_of(shown_text))
  where files_of(shown_text) <> '[]';
create index removed_object_files on removed_object using gin (company_id, files_of(content)) where files_of(content) <> '[]';
create index mail_files on mail using gin (company_id, files_of(attachments)) where files_of(attachments) <> '[]';

-- Whether a file is referred to is asked of each of these.
create index contract_original on contract (company_id, original_sha256) where original_sha256 is not null;
create index contract_upload_file on contract_upload (company_id, sha256);
create index contract_export_file on contract_export (company_id, sha256) where sha256 is not null;
create index signature_request_document on signature_request (company_id, document_sha256);
create index signature_request_seal on signature_request (company_id, sealed_sha256) where sealed_sha256 is not null;
create index signatory_signature on signatory (company_id, signature_sha256) where signature_sha256 is not null;
create index signed_document_file on signed_document (company_id, sha256);
create index text_image_file on text_image (company_id, sha256);
create index company_icon on company (id, icon_sha256) where icon_sha256 is not null;
create index company_logo on company (id, logo_sha256) where logo_sha256 is not null;
create index person_picture on person (company_id, picture_sha256) where picture_sha256 is not null;
