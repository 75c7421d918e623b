-- Addresses that shoppers return to may carry what opens the order to a guest; once the payment is with its
-- provider nobody reads them.
update payments set return_url = '', cancel_url = '' where status <> 'new' and (return_url <> '' or cancel_url <> '');
