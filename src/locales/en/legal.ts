/**
 * Pages that the law asks for. A part begins with its heading after `# `, each further line is a paragraph, and `{name}`
 * is a fact of the shop; another law may want other parts.
 */
export const messages = {
  /** What stands where a fact is missing. */
  blanks: {
    seller: 'legal name of the seller',
    registration: 'registration or tax number',
    address: 'address of the seller',
    email: 'email',
    phone: 'phone',
    dispatch: 'how soon orders leave, such as 2 working days',
    returns: 'how long goods may be returned, such as 14 days; check what your law asks for',
    law: 'country whose law applies',
  },
  privacy: {
    title: 'Privacy policy',
    text: `
# Who is responsible
{seller}, {registration}, {address}. Write to {email} or call {phone}.
# What we process, and why
Orders: name, phone, email, address and what was ordered, to fulfil the contract with you and to keep the books that the law asks for.
Account: email and a password that is stored in a form nobody can read, to let you see your orders.
Enquiries, reviews and comments: what you write and how to answer you, because you ask us to.
Visits: only if you accept cookies for it, to see how the shop is used.
# Who receives it
The carrier and the payment service, each what it needs for your order; those who run the server for us. Card numbers never reach us.
# How long
Order papers as long as tax law asks for, an account until you delete it, enquiries until they are answered, and your consent until you withdraw it.
# Your rights
You may see what we hold about you, have it corrected, erased, restricted or handed over, object to its use, and withdraw a consent at any time. Write to {email}. You may also complain to the data protection authority where you live.
`,
  },
  terms: {
    title: 'Terms of sale',
    text: `
# The seller
{seller}, {registration}, {address}. Email {email}, phone {phone}.
# The order
By placing an order you offer to buy the goods at the price shown. The contract is made when we confirm the order. If something is not available, we tell you and give back what you have paid.
# Prices and payment
The checkout shows the price of the goods, of the delivery, and the total before you order. You choose one of the ways to pay that it offers.
# Delivery and returns
How orders are delivered and how goods are returned says the page on delivery and returns.
# Defects
If goods are not as agreed, you have the rights that the law gives you: repair, replacement, a lower price or your money back.
# Law
The law of {law} applies. What protects you as a consumer where you live stays as it is.
`,
  },
  delivery: {
    title: 'Delivery and returns',
    text: `
# Delivery
Orders leave within {dispatch}. Ways, prices and times of delivery are shown at the checkout before you order.
# Changing your mind
You may return goods within {returns} of receiving them, without giving a reason. Write to {email} with the number of the order.
# How to return
Send the goods, complete and unused, to: {address}. We give back what you have paid by the same way as you paid it.
# Damaged or wrong
Write to {email} or call {phone}, best with a picture. We replace the goods or give your money back, and bear the cost of sending them.
`,
  },
  cookies: {
    title: 'Cookies',
    text: `
# Necessary
The cart, signing in and your answer to the question about cookies are kept in your browser. Without them the shop does not work, so they need no consent.
# With your consent
If you choose “Accept”, services that count visits may keep cookies of their own. If you choose “Only necessary”, none of them starts.
# Changing your choice
“Cookie settings” at the foot of every page asks you again. Your browser can also delete what it keeps.
# Who is responsible
{seller}, {address}, {email}.
`,
  },
} as const;
