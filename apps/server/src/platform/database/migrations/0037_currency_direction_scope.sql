-- The currency of a contract could be stored and not be chosen. What the company's totals add is in the company's own currency.
alter table company add column currency text not null default 'EUR' check (currency in (
    'EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AED', 'ARS', 'AUD', 'BRL', 'CLP', 'CNY', 'COP', 'CZK', 'DKK',
    'DZD', 'HKD', 'HUF', 'ILS', 'INR', 'JPY', 'KRW', 'MAD', 'MXN', 'NOK', 'NZD', 'PEN', 'PLN', 'RON',
    'SAR', 'SEK', 'SGD', 'TRY', 'XAF', 'XOF', 'XPF', 'ZAR'));
alter table contract
  add check (currency in (
    'EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AED', 'ARS', 'AUD', 'BRL', 'CLP', 'CNY', 'COP', 'CZK', 'DKK',
    'DZD', 'HKD', 'HUF', 'ILS', 'INR', 'JPY', 'KRW', 'MAD', 'MXN', 'NOK', 'NZD', 'PEN', 'PLN', 'RON',
    'SAR', 'SEK', 'SGD', 'TRY', 'XAF', 'XOF', 'XPF', 'ZAR')),
  add column direction text check (direction in ('expense', 'income', 'both', 'neutral')),
  add column scope text check (scope in ('group', 'national', 'european', 'international'));
-- Contracts in another currency than the company's are few: counting them must not read the others.
create index contract_currency on contract (company_id, currency, id);
