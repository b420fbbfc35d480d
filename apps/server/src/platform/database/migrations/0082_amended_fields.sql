-- Lists filter by the value in force of a company's own field: the amendments that set it are found by its name.
create index amendment_patch_field on amendment_patch (company_id, field);
