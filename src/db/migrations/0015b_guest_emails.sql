-- Guests are known by the email of their orders: read by it alone, since the words that all addresses share
-- make the search index slow (50 guests of 100,000 orders took more than 3 s).
create index orders_guest_email on orders (lower(contact ->> 'email'), created_at desc) where user_id is null;
